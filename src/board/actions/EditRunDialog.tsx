import { useCallback, useState } from 'react';
import { runCall } from '../commandCall';
import { editRunCall } from '../../contract/dispatch/editRun';
import type { CommandAnswer } from '../../domain/runs/dispatchView';
import type { Problems } from '../../domain/wire/problem';
import { isCdpChangeOffered } from '../../domain/runs/runCrew';
import { hoursOf, isOvernight } from '../../domain/runs/runCalendar';
import { isPlanChangeOffered, planChangeProblems, type RunPlanChange } from '../../domain/runs/runPlanChange';
import { useT } from '../../i18n/useT';
import { useRecords } from '../../ui/useRecords';
import { useBoardActions } from '../boardActions';
import { useCommand } from '../useCommand';
import { ActionDialog } from './ActionDialog';
import { CrewField, type CrewOption } from './CrewField';
import { driverOptions, namedOptions } from './crewOptions';
import { RunNameField } from './fields/RunNameField';
import { ShiftFields, type Shift } from './fields/ShiftFields';
import type { RunDialogProps } from './runAction';

const MOST = 1000;

type Field = 'employee_id' | 'vehicle_id' | 'close_door_pharmacy_id';
type Crew = Record<Field, number | null>;
const FIELDS: readonly Field[] = ['employee_id', 'vehicle_id', 'close_door_pharmacy_id'];

function isWhole(crew: Crew): crew is Record<Field, number> {
  return FIELDS.every((field) => crew[field] !== null);
}

/**
 * The changed fields of name and shift. Unchanged fields are not sent, so they cannot overwrite a colleague's
 * later change.
 */
function changeOf(now: Shift & { name: string }, wanted: Shift & { name: string }): RunPlanChange {
  const keys = ['name', 'start_time', 'end_time', 'ends_next_day'] as const;
  const changed = keys.filter((key) => wanted[key] !== now[key]);
  const isNewShift = changed.some((key) => key !== 'name');
  return {
    ...Object.fromEntries(changed.map((key) => [key, wanted[key]])),
    // An end after midnight is valid only with this flag, so it is sent with every changed shift.
    ...(isNewShift && wanted.ends_next_day && { ends_next_day: true }),
  };
}

/**
 * Edit run: driver, vehicle and CDP, all required (spec §5); before the run starts also name and shift. A
 * driver or vehicle in use is refused with the name of its run; a conflict with one of the deliveries asks
 * for confirmation.
 */
export default function EditRunDialog({ manifest, onClose }: RunDialogProps) {
  const translate = useT();
  const { offerUndo } = useBoardActions();
  const [crew, setCrew] = useState<Crew>({
    employee_id: manifest.employee_id,
    vehicle_id: manifest.vehicle_id,
    close_door_pharmacy_id: manifest.close_door_pharmacy_id,
  });
  const [problems, setProblems] = useState<Problems>({});
  const drivers = useRecords('employees', {
    filter: { type: 'Driver', is_active: true },
    perPage: MOST,
    sort: 'full_name',
  });
  const vehicles = useRecords('vehicles', { filter: { is_active: true }, perPage: MOST });
  const cdps = useRecords('cdps', { filter: { is_active: true }, perPage: MOST });

  const name = manifest.name;
  const hours = hoursOf(manifest);
  const now = { name, ...hours, ends_next_day: isOvernight(hours) };
  const [plan, setPlan] = useState(now);
  const mayChangePlan = isPlanChangeOffered(manifest);
  const onDone = useCallback(
    (answer: CommandAnswer) => {
      offerUndo({ commandId: answer.command_id, name, text: translate('actions.editRun.done', { name }) });
      onClose();
    },
    [name, offerUndo, onClose, translate],
  );
  const command = useCommand(onDone);
  const { state } = command;

  const save = () => {
    const missing = FIELDS.filter((field) => crew[field] === null);
    const change = changeOf(now, plan);
    const isNewShift = Object.keys(change).some((key) => key !== 'name');
    const found: Problems = {
      ...planChangeProblems(now, isNewShift ? { ...change, ends_next_day: plan.ends_next_day } : change),
      ...Object.fromEntries(missing.map((field) => [field, { message: 'validation.required' }])),
    };
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) document.getElementById(`edit-run-${first}`)?.focus();
    else if (isWhole(crew)) command.send(runCall(editRunCall, manifest, { ...crew, ...change }));
  };
  const shown: Problems = state.phase === 'refused' ? { ...problems, ...state.error.errors } : problems;
  // The current driver stays selectable, even when no longer active.
  const withCurrent = (listed: CrewOption[], current: CrewOption[]) => [
    ...current.filter(({ id }) => !listed.some((each) => each.id === id)),
    ...listed,
  ];
  const held = (id: number | null, label: string | null) => (id === null ? [] : [{ id, label: label ?? '' }]);
  const field = (key: Field) => ({
    id: `edit-run-${key}`,
    label: translate(`actionParts.fields.${key}`),
    value: crew[key],
    problem: shown[key],
    onChange: (id: number | null) => setCrew({ ...crew, [key]: id }),
  });
  return (
    <ActionDialog
      title={translate('actions.editRun.title', { name })}
      sentence={translate(`actions.editRun.${mayChangePlan ? 'planSentence' : 'sentence'}`, { name })}
      width="medium"
      verb={translate('actions.editRun.verb')}
      keep={translate('actionParts.keep')}
      command={command}
      zone={manifest.time_zone}
      onSubmit={save}
      onClose={onClose}
    >
      {mayChangePlan ? (
        <>
          <RunNameField
            id="edit-run-name"
            value={plan.name}
            problem={shown.name}
            onChange={(changed) => setPlan({ ...plan, name: changed })}
          />
          <ShiftFields
            prefix="edit-run"
            value={plan}
            problems={shown}
            onChange={(shift) => setPlan({ ...plan, ...shift })}
          />
        </>
      ) : null}
      <CrewField
        {...field('employee_id')}
        options={withCurrent(driverOptions(drivers.data), held(manifest.employee_id, manifest.employee))}
        isLoading={drivers.isPending}
      />
      <CrewField
        {...field('vehicle_id')}
        options={withCurrent(namedOptions(vehicles.data), held(manifest.vehicle_id, manifest.vehicle_name))}
        isLoading={vehicles.isPending}
      />
      <CrewField
        {...field('close_door_pharmacy_id')}
        options={withCurrent(
          namedOptions(cdps.data),
          held(manifest.close_door_pharmacy_id, manifest.cdp_name),
        )}
        isLoading={cdps.isPending}
        isDisabled={!isCdpChangeOffered(manifest)}
        hint={isCdpChangeOffered(manifest) ? undefined : translate('validation.cdpAfterStart')}
      />
    </ActionDialog>
  );
}
