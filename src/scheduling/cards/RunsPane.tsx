import { Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { isAddOnOffered } from '../../domain/stops/actionOffers';
import type { ManifestView } from '../../domain/runs/dispatchView';
import { useValue } from '../../providers/valueStore';
import { useReveal } from '../../board/interaction/useInteraction';
import { useT } from '../../i18n/useT';
import { runColor } from '../map/runColors';
import { usePlanView } from '../planView';
import { RunCards } from './RunCards';
import { isEmptyRun } from './runsToPlan';
import styles from './runsPane.module.css';
import emptyBoardStyles from '../../board/emptyBoard.module.css';
import type { Language } from '../../domain/wire/languages';

interface RunsPaneProps {
  manifests: readonly ManifestView[];
  language: Language;
  onLeave: (laneKey: string, direction: -1 | 1) => void;
  /** Creates the runs of this day; null without permission. */
  onCreateRuns: (() => void) | null;
}

/** The runs of the day. */
export function RunsPane({ manifests, language, onLeave, onCreateRuns }: RunsPaneProps) {
  const translate = useT();
  const { open } = usePlanView();
  const openIds = useValue(open);
  const colors = useMemo(() => new Map(manifests.map(({ id }, index) => [id, runColor(index)])), [manifests]);
  const [hasOver, setHasOver] = useState(false);
  const [hasEmpty, setHasEmpty] = useState(false);
  const taking = manifests.filter(isAddOnOffered);
  const over = manifests.length - taking.length;
  const filled = taking.filter((run) => !isEmptyRun(run));
  // On a new day every run is empty: then all of them are shown.
  const empty = filled.length > 0 ? taking.length - filled.length : 0;
  const wanted = empty > 0 && !hasEmpty ? filled : taking;
  const drawn = hasOver ? manifests.filter((run) => wanted.includes(run) || !isAddOnOffered(run)) : wanted;
  // A run that was requested is shown, even if it is over or empty.
  useReveal((manifestId) => {
    if (manifests.some((run) => run.id === manifestId && isEmptyRun(run))) setHasEmpty(true);
    if (manifests.some((run) => run.id === manifestId && !isAddOnOffered(run))) setHasOver(true);
  });
  const shownOpen = drawn.filter(({ id }) => openIds.has(id)).length;
  return (
    <section className={styles.runs} aria-labelledby="plan-runs-title">
      <header className={styles.head}>
        <h2 id="plan-runs-title">{translate('scheduling.runs')}</h2>
        <span className={styles.count}>{drawn.length}</span>
        {empty > 0 ? (
          <Button size="small" aria-pressed={hasEmpty} onClick={() => setHasEmpty(!hasEmpty)}>
            {translate(hasEmpty ? 'scheduling.hideEmpty' : 'scheduling.showEmpty', { smart_count: empty })}
          </Button>
        ) : null}
        {over > 0 ? (
          <Button size="small" aria-pressed={hasOver} onClick={() => setHasOver(!hasOver)}>
            {translate(hasOver ? 'scheduling.hideOver' : 'scheduling.showOver', { smart_count: over })}
          </Button>
        ) : null}
        {shownOpen > 0 ? (
          <Button size="small" onClick={() => open.set(new Set())}>
            {translate('scheduling.card.foldAll')}
          </Button>
        ) : null}
      </header>
      {drawn.length === 0 ? (
        <div className={emptyBoardStyles.empty}>
          <p>{translate(over > 0 ? 'scheduling.allOver' : 'scheduling.noRuns')}</p>
          {over > 0 ? null : onCreateRuns ? (
            <Button variant="contained" onClick={onCreateRuns}>
              {translate('scheduling.createRuns')}
            </Button>
          ) : (
            <p className={emptyBoardStyles.hint}>{translate('scheduling.noRunsText')}</p>
          )}
        </div>
      ) : (
        <RunCards manifests={drawn} colors={colors} language={language} onLeave={onLeave} />
      )}
    </section>
  );
}
