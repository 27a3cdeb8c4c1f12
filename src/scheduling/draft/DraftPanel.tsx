import {
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  useMediaQuery,
} from '@mui/material';
import { useContext, useEffect, useId } from 'react';
import { useBoardActions } from '../../board/boardActions';
import { isDraftOpen } from '../../domain/planning/draftRules';
import type { KeyUnder } from '../../i18n/messageKey';
import { useT } from '../../i18n/useT';
import { SIZES } from '../../ui/theme/tokens';
import { Dialog } from '../../ui/unsaved/Dialog';
import { LoadFailed } from '../../ui/LoadFailed';
import { PlanViewContext } from '../planView';
import { DraftBesideMap } from './DraftBesideMap';
import { DraftChoice } from './DraftChoice';
import { DraftOutcome } from './DraftOutcome';
import { DraftSearch } from './DraftSearch';
import { draftErrorText } from './draftErrorText';
import { useDayOfDraft } from './useDayOfDraft';
import { useDraft } from './useDraft';

interface DraftPanelProps {
  /** The day that is planned. */
  date: string;
  /** Null: all CDPs. */
  cdpId: number | null;
  /** The whole plan is on the runs: what comes next. */
  onUsed?: () => void;
  onClose: () => void;
}

/**
 * Automatic scheduling of a day: options, the search, and the plan, which can be applied completely, partly
 * or not at all.
 */
export default function DraftPanel({ date, cdpId, onUsed, onClose }: DraftPanelProps) {
  const translate = useT();
  const { take, offerUndo } = useBoardActions();
  const id = useId();
  const control = useDraft(date, cdpId);
  const day = useDayOfDraft(date, cdpId);
  const { draft, busy, loadError } = control;
  const words = (name: KeyUnder<'schedulingDraft'>, args?: Record<string, unknown>) =>
    translate(`schedulingDraft.${name}`, args);
  const use = async (ids: number[] | null) => {
    const answer = await control.accept(ids);
    if (!answer) return;
    take(answer);
    const text = words('plan.done', { smart_count: ids?.length ?? draft?.result?.moves.length ?? 0 });
    offerUndo({ commandId: answer.command_id, name: words('plan.name'), text });
    if (ids === null && onUsed) onUsed();
    else onClose();
  };
  // A later failed refresh keeps the choice: the server checks it against its current state.
  const failure = loadError ?? (day.data ? null : day.error);
  const isWaiting = control.isLoading || day.isPending;
  const body = () => {
    if (failure) {
      const retry = () => {
        control.reload();
        void day.refetch();
      };
      return (
        <>
          <DialogContent>
            <LoadFailed onRetry={retry}>
              {words('failed')} {draftErrorText(failure, translate)}
            </LoadFailed>
          </DialogContent>
          <DialogActions>
            <Button color="secondary" onClick={onClose}>
              {words('search.close')}
            </Button>
          </DialogActions>
        </>
      );
    }
    if (isWaiting || !day.data)
      return (
        <DialogContent>
          <LinearProgress aria-label={words('choose.loading')} />
        </DialogContent>
      );
    if (draft?.state === 'solving') return <DraftSearch draft={draft} control={control} onClose={onClose} />;
    if (draft && isDraftOpen(draft.state) && draft.result)
      return (
        <DraftOutcome
          draft={draft}
          result={draft.result}
          control={control}
          pool={day.data.pool}
          onUse={(ids) => void use(ids)}
        />
      );
    return <DraftChoice date={date} cdpId={cdpId} day={day.data} control={control} onClose={onClose} />;
  };
  const outcome = draft && isDraftOpen(draft.state) && !failure && day.data ? draft.result : null;
  const view = useContext(PlanViewContext);
  const isWide = useMediaQuery('(min-width: 900px)', { noSsr: true });
  // What has a place on the page is looked at beside the map, not over it.
  const shown = view && isWide ? outcome : null;
  useEffect(() => {
    view?.draft.set(shown);
  }, [view, shown]);
  useEffect(() => () => view?.draft.set(null), [view]);
  if (view && shown)
    return (
      <DraftBesideMap place={view.draftPlace} title={words('title')} onClose={onClose}>
        {body()}
      </DraftBesideMap>
    );
  return (
    <Dialog
      open
      fullWidth
      onClose={busy ? undefined : onClose}
      aria-labelledby={id}
      stored={`${draft?.id} ${draft?.state}`}
      slotProps={{ paper: { sx: { maxWidth: SIZES.modal.large } } }}
    >
      <DialogTitle id={id}>{words('title')}</DialogTitle>
      {body()}
    </Dialog>
  );
}
