import { useGetList, useTranslate } from 'ra-core';
import { useCallback, useState } from 'react';
import type { CommandAnswer } from '../../domain/dispatchView';
import type { Problems } from '../../domain/problem';
import { driverGenderProblem, isCdpChangeOffered } from '../../domain/runCrew';
import { useBoardActions } from '../boardActions';
import { useCommand } from '../useCommand';
import { ActionDialog } from './ActionDialog';
import { CrewField, type CrewOption } from './CrewField';
import type { RunDialogProps } from './runAction';

const ALL = { page: 1, perPage: 1000 };

type Field = 'employee_id' | 'vehicle_id' | 'close_door_pharmacy_id';
type Crew = Record<Field, number | null>;
const FIELDS: readonly Field[] = ['employee_id', 'vehicle_id', 'close_door_pharmacy_id'];

/** Edit run: driver, vehicle and CDP, all required (spec §5); busy ones are refused by the name of their run. */
export default function EditRunDialog({ manifest, onClose }: RunDialogProps) {
  const translate = useTranslate();
  const { offerUndo } = useBoardActions();
  const [crew, setCrew] = useState<Crew>({
    employee_id: manifest.employee_id,
    vehicle_id: manifest.vehicle_id,
    close_door_pharmacy_id: manifest.close_door_pharmacy_id,
  });
  const [problems, setProblems] = useState<Problems>({});
  const drivers = useGetList('employees', {
    filter: { type: 'Driver', is_active: true },
    pagination: ALL,
    sort: { field: 'full_name', order: 'ASC' },
  });
  const vehicles = useGetList('vehicles', { filter: { is_active: true }, pagination: ALL });
  const cdps = useGetList('cdps', { filter: { is_active: true }, pagination: ALL });

  const name = manifest.name;
  const onDone = useCallback(
    (answer: CommandAnswer) => {
      offerUndo({ commandId: answer.command_id, name, text: translate('crew.editRun.done', { name }) });
      onClose();
    },
    [name, offerUndo, onClose, translate],
  );
  const command = useCommand(onDone);
  const { state } = command;

  const save = () => {
    const missing = FIELDS.filter((field) => crew[field] === null);
    const found: Record<string, Problems[string]> = Object.fromEntries(
      missing.map((field) => [field, { message: 'validation.required' }]),
    );
    const driver = drivers.data?.find((each) => each.id === crew.employee_id);
    const gender =
      driver && crew.employee_id !== manifest.employee_id
        ? driverGenderProblem({ gender: (driver.gender as string | null) ?? null }, manifest.events)
        : null;
    if (gender) found.employee_id = gender;
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) document.getElementById(`edit-run-${first}`)?.focus();
    else
      command.send({
        path: `/delivery_manifest/${manifest.id}`,
        method: 'PUT',
        version: manifest.version,
        body: { ...crew },
      });
  };
  const shown: Problems = state.phase === 'refused' ? { ...problems, ...state.error.errors } : problems;
  const options = (list: { data?: readonly { id: unknown }[] }, label: string, held: CrewOption[] = []) => {
    const listed = (list.data ?? []).map((record): CrewOption => {
      const words = (record as Record<string, unknown>)[label];
      return { id: Number(record.id), label: typeof words === 'string' ? words : '' };
    });
    // Who has the run now stays choosable, also when no longer active.
    return [...held.filter(({ id }) => !listed.some((each) => each.id === id)), ...listed];
  };
  const held = (id: number | null, label: string | null) => (id === null ? [] : [{ id, label: label ?? '' }]);
  const field = (key: Field) => ({
    id: `edit-run-${key}`,
    label: translate(`crew.fields.${key}`),
    value: crew[key],
    problem: shown[key],
    onChange: (id: number | null) => setCrew({ ...crew, [key]: id }),
  });
  return (
    <ActionDialog
      title={translate('crew.editRun.title', { name })}
      sentence={translate('crew.editRun.sentence', { name })}
      width="medium"
      verb={translate('crew.editRun.verb')}
      keep={translate('crew.keep')}
      command={command}
      zone={manifest.time_zone}
      onSubmit={save}
      onClose={onClose}
    >
      <CrewField
        {...field('employee_id')}
        options={options(drivers, 'full_name', held(manifest.employee_id, manifest.employee))}
        isLoading={drivers.isPending}
      />
      <CrewField
        {...field('vehicle_id')}
        options={options(vehicles, 'name', held(manifest.vehicle_id, manifest.vehicle_name))}
        isLoading={vehicles.isPending}
      />
      <CrewField
        {...field('close_door_pharmacy_id')}
        options={options(cdps, 'name', held(manifest.close_door_pharmacy_id, manifest.cdp_name))}
        isLoading={cdps.isPending}
        isDisabled={!isCdpChangeOffered(manifest)}
        hint={isCdpChangeOffered(manifest) ? undefined : translate('validation.cdpAfterStart')}
      />
    </ActionDialog>
  );
}
