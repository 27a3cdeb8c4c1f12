import { useState } from 'react';
import { transferCall } from '../../contract/dispatch/transfer';
import { driversRun } from '../../domain/runs/driversRun';
import type { MeetingPlace } from '../../domain/runs/meeting';
import { hasLeftCdp, isBagToLoad, isHeld } from '../../domain/stops/pickUpRule';
import type { Problem } from '../../domain/wire/problem';
import { useT } from '../../i18n/useT';
import { useInteraction } from '../interaction/useInteraction';
import { stopsCall } from '../commandCall';
import type { StopsDialogProps } from './deliveryAction';
import { DriverOnCallField } from './DriverOnCallField';
import { BagField, type BagChoice } from './fields/BagField';
import { MeetingField } from './fields/MeetingField';
import { StopsDialog } from './StopsDialog';
import { useStopsCommand } from './useStopsCommand';

const REQUIRED: Problem = { message: 'validation.required' };

/**
 * Transfer one delivery or a selection to a driver on call: to the end of that driver's run, which is created
 * if there is none.
 */
export default function TransferDialog({ stops, onClose }: StopsDialogProps) {
  const translate = useT();
  const interaction = useInteraction();
  const [driver, setDriver] = useState<number | null>(null);
  const [place, setPlace] = useState<MeetingPlace>('giver');
  const [bagWith, setBagWith] = useState<BagChoice>('cdp');
  // Fixed when the dialog opens.
  const [board] = useState(interaction.board);
  const [isMissing, setIsMissing] = useState(false);
  const [first] = stops;
  const inVehicle = stops.filter(({ event }) => isHeld(event)).length;
  const { command, send } = useStopsCommand(stops, 'transfer', { onClose });
  const { state } = command;
  const refused = state.phase === 'refused' ? state.error.errors.employee_id : undefined;
  const runs = new Set(stops.map(({ manifest }) => manifest?.employee_id ?? null));
  const goesTo = driversRun(board?.manifests ?? [], driver, first.manifest);
  const asksForBag =
    goesTo !== null && hasLeftCdp(goesTo.events) && stops.some(({ event }) => isBagToLoad(event));
  const save = () => {
    setIsMissing(driver === null);
    if (driver === null) {
      document.getElementById('transfer-employee_id')?.focus();
      return;
    }
    const body = {
      employee_id: driver,
      ...(inVehicle > 0 ? { meeting_place: place } : {}),
      ...(asksForBag ? { bag_with: bagWith } : {}),
    };
    send((open, isMany) => stopsCall(transferCall, open, body, isMany));
  };
  return (
    <StopsDialog
      verb="transfer"
      stops={stops}
      sentence={
        <>
          {translate('actions.transfer.sentence', { smart_count: stops.length })}
          {inVehicle > 0 ? ` ${translate('actions.transfer.bags', { smart_count: inVehicle })}` : ''}
        </>
      }
      width="small"
      command={command}
      onSubmit={save}
      onClose={onClose}
    >
      <DriverOnCallField
        // If all deliveries have the same driver, that driver is excluded.
        without={runs.size === 1 ? [...runs] : []}
        value={driver}
        problem={isMissing && driver === null ? REQUIRED : refused}
        onChange={setDriver}
      />
      {asksForBag ? <BagField value={bagWith} onChange={setBagWith} /> : null}
      {inVehicle > 0 ? <MeetingField value={place} onChange={setPlace} /> : null}
    </StopsDialog>
  );
}
