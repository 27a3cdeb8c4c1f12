import { useCallback, useState } from 'react';
import { callOf } from '../../board/commandCall';
import { createRunCall } from '../../contract/dispatch/createRun';
import { ActionDialog } from '../../board/actions/ActionDialog';
import { CrewField } from '../../board/actions/CrewField';
import { driverOptions, namedOptions } from '../../board/actions/crewOptions';
import { RunNameField } from '../../board/actions/fields/RunNameField';
import { ShiftFields } from '../../board/actions/fields/ShiftFields';
import { useBoardActions } from '../../board/boardActions';
import { useCommand } from '../../board/useCommand';
import type { CommandAnswer } from '../../domain/runs/dispatchView';
import { newRunProblems } from '../../domain/runs/newRun';
import type { Problems } from '../../domain/wire/problem';
import { useT } from '../../i18n/useT';
import { useRecords } from '../../ui/useRecords';
import { dayText } from '../../providers/measures';

interface NewRunDialogProps {
  /** YYYY-MM-DD */
  date: string;
  onClose: () => void;
}

const MOST = 1000;
const CREW = ['employee_id', 'vehicle_id', 'close_door_pharmacy_id'] as const;
const FIELDS = ['name', ...CREW, 'start_time', 'end_time'] as const;
const NO_CREW = { employee_id: null, vehicle_id: null, close_door_pharmacy_id: null };
type Crew = Record<(typeof CREW)[number], number | null>;

/**
 * A manual run of one day: name, crew, pharmacy and shift. A driver or vehicle in use is refused with the
 * name of the other run.
 */
export default function NewRunDialog({ date, onClose }: NewRunDialogProps) {
  const translate = useT();
  const { offerUndo } = useBoardActions();
  const [name, setName] = useState('');
  const [crew, setCrew] = useState<Crew>(NO_CREW);
  const [times, setTimes] = useState({ start_time: '08:00:00', end_time: '16:00:00', ends_next_day: false });
  const [problems, setProblems] = useState<Problems>({});
  const active = { filter: { is_active: true }, perPage: MOST };
  const driverFilter = { type: 'Driver', is_active: true };
  const drivers = useRecords('employees', { filter: driverFilter, perPage: MOST, sort: 'full_name' });
  const vehicles = useRecords('vehicles', active);
  const cdps = useRecords('cdps', active);
  const lists = {
    employee_id: { options: driverOptions(drivers.data), isLoading: drivers.isPending },
    vehicle_id: { options: namedOptions(vehicles.data), isLoading: vehicles.isPending },
    close_door_pharmacy_id: { options: namedOptions(cdps.data), isLoading: cdps.isPending },
  };
  const onDone = useCallback(
    (answer: CommandAnswer) => {
      const made = answer.manifests[0]?.name ?? '';
      const text = translate('actions.createRun.done', { name: made });
      offerUndo({ commandId: answer.command_id, name: made, text });
      onClose();
    },
    [offerUndo, onClose, translate],
  );
  const command = useCommand(onDone);
  const { state } = command;
  const shown: Problems = state.phase === 'refused' ? { ...problems, ...state.error.errors } : problems;
  const save = () => {
    const run = { name, date, ...crew, ...times };
    const found = newRunProblems(run);
    setProblems(found);
    const first = FIELDS.find((field) => found[field]);
    if (first) document.getElementById(`new-run-${first}`)?.focus();
    else command.send(callOf(createRunCall, null, run));
  };
  return (
    <ActionDialog
      title={translate('actions.createRun.title')}
      sentence={translate('actions.createRun.sentence', { date: dayText(date) })}
      width="medium"
      verb={translate('actions.createRun.verb')}
      keep={translate('schedulingRuns.keep')}
      command={command}
      onSubmit={save}
      onClose={onClose}
    >
      <RunNameField id="new-run-name" isFirst value={name} problem={shown.name} onChange={setName} />
      {CREW.map((field) => (
        <CrewField
          key={field}
          id={`new-run-${field}`}
          label={translate(`actionParts.fields.${field}`)}
          {...lists[field]}
          value={crew[field]}
          problem={shown[field]}
          onChange={(id) => setCrew({ ...crew, [field]: id })}
        />
      ))}
      <ShiftFields prefix="new-run" value={times} problems={shown} onChange={setTimes} />
    </ActionDialog>
  );
}
