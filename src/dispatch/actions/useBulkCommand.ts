import { useTranslate } from 'ra-core';
import { useCallback, useState } from 'react';
import type { CommandAnswer, ItemResult } from '../../domain/dispatchView';
import { useBoardActions } from '../boardActions';
import { useCommand, type CommandCall } from '../useCommand';
import type { StopInHand } from './deliveryAction';

/**
 * One command for several stops. When all are done the dialog closes; else it stays with what was refused, and
 * `left` are the stops that another try is for.
 */
export function useBulkCommand(
  stops: readonly StopInHand[],
  { doneKey, onClose }: { doneKey: string; onClose: () => void },
) {
  const translate = useTranslate();
  const { offerUndo } = useBoardActions();
  const [results, setResults] = useState<readonly ItemResult[]>([]);
  const onDone = useCallback(
    (answer: CommandAnswer) => {
      const outcome = answer.results ?? [];
      const done = outcome.filter((result) => result.ok).length;
      if (done > 0)
        offerUndo({
          commandId: answer.command_id,
          name: '',
          text: translate(doneKey, { smart_count: done }),
        });
      if (outcome.every((result) => result.ok)) onClose();
      else setResults(outcome);
    },
    [doneKey, offerUndo, onClose, translate],
  );
  const command = useCommand(onDone);
  const refused = new Set(results.filter((result) => !result.ok).map((result) => result.id));
  const left = results.length === 0 ? stops : stops.filter(({ event }) => refused.has(event.id));
  return {
    command,
    results,
    left,
    /** `call` makes the call for the stops that are left. */
    send: (call: (stops: readonly StopInHand[]) => CommandCall) => command.send(call(left)),
    /** The same over what speaks against it, for those who may. */
    force: (call: (stops: readonly StopInHand[]) => CommandCall) => command.force(call(left)),
  };
}

/** The part of a body that names stops with the versions that the person has seen. */
export function namedStops(stops: readonly StopInHand[]) {
  return {
    delivery_event_ids: stops.map(({ event }) => event.id),
    versions: Object.fromEntries(stops.map(({ event }) => [event.id, event.version])),
  };
}
