import { Alert, LinearProgress } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callOf, runCall } from '../commandCall';
import { recalculateTraceCall } from '../../contract/dispatch/recalculateTrace';
import { fromWire } from '../../domain/time/dates';
import type { CommandAnswer } from '../../domain/runs/dispatchView';
import type { RouteDraft } from '../../domain/planning/planView';
import type { KeyUnder } from '../../i18n/messageKey';
import { useT } from '../../i18n/useT';
import { type HttpError } from '../../providers/http';
import { speaksAdditions } from '../../providers/serverContract';
import { useBoardActions } from '../boardActions';
import { errorText } from '../errorText';
import { useCommand } from '../useCommand';
import { ActionDialog } from './ActionDialog';
import { DraftPromises } from './fields/DraftPromises';
import { DraftTotals } from './fields/DraftTotals';
import type { RunDialogProps } from './runAction';
import { routeDraftCall } from '../../contract/board/planning';
import { readApi } from '../../providers/callApi';
import { formatTimeOnDay } from '../../providers/measures';

/** Draft of a better order: shows what changes; the user applies or discards it. */
export default function RecalculateDialog({ manifest, onClose }: RunDialogProps) {
  const translate = useT();
  const { offerUndo } = useBoardActions();
  // A server that implements only the specification recalculates at once and has no preview.
  const hasPreview = speaksAdditions();
  const draft = useQuery<RouteDraft, HttpError>({
    queryKey: ['route draft', manifest.id, manifest.version],
    queryFn: ({ signal }) => readApi(routeDraftCall, { params: { manifestId: manifest.id } }, { signal }),
    retry: false,
    gcTime: 0,
    enabled: hasPreview,
  });
  const words = (name: KeyUnder<'actions.recalculate'>, args?: Record<string, unknown>) =>
    translate(`actions.recalculate.${name}`, { run: manifest.name, ...args });
  const { name } = manifest;
  const time =
    draft.data &&
    formatTimeOnDay(fromWire(draft.data.after.finish), manifest.time_zone, manifest.delivery_date);
  const onDone = useCallback(
    (answer: CommandAnswer) => {
      const text = translate('actions.recalculate.done', { run: name, time });
      offerUndo({ commandId: answer.command_id, name, text });
      onClose();
    },
    [name, time, offerUndo, onClose, translate],
  );
  const command = useCommand(onDone);
  const plan = draft.data;
  const isBetter = plan !== undefined && plan.moved.length > 0;
  return (
    <ActionDialog
      title={words('title')}
      sentence={words('sentence')}
      width="large"
      verb={words('verb')}
      keep={words('keep')}
      isBlocked={hasPreview && (!isBetter || draft.isFetching)}
      command={command}
      onSubmit={() => {
        if (!hasPreview) command.send(callOf(recalculateTraceCall, { manifestId: manifest.id }, {}));
        else if (plan)
          command.send(
            runCall(recalculateTraceCall, { id: manifest.id, version: plan.version }, { order: plan.order }),
          );
      }}
      onClose={onClose}
    >
      {hasPreview ? null : <Alert severity="info">{words('noPreview')}</Alert>}
      {draft.isFetching ? <LinearProgress aria-label={words('searching')} /> : null}
      {draft.error ? (
        <Alert severity="error">
          {words('failed')}. {errorText(draft.error, translate)}
        </Alert>
      ) : null}
      {plan && !isBetter ? <Alert severity="info">{words('same')}</Alert> : null}
      {plan ? <DraftTotals plan={plan} manifest={manifest} /> : null}
      {plan && isBetter ? (
        <>
          <p style={{ margin: 0 }}>{words('moves', { smart_count: plan.moved.length })}</p>
          <DraftPromises plan={plan} manifest={manifest} />
        </>
      ) : null}
    </ActionDialog>
  );
}
