import clsx from 'clsx';
import { useDroppable } from '@dnd-kit/core';
import { memo, type KeyboardEvent } from 'react';
import { spanOf } from '../../i18n/spanOf';
import type { ManifestView } from '../../domain/runs/dispatchView';
import { manifestStatusKey } from '../../domain/runs/manifestStatus';
import { LockMark } from '../../board/LockMark';
import { RunMenu } from '../../board/RunMenu';
import { StopList } from '../../board/StopList';
import { laneKeyOf } from '../../board/interaction/laneKey';
import { Viewers } from '../../board/presence/Viewers';
import { useBrowserSettings } from '../../providers/browserSettings';
import { Bar } from './Bar';
import { CardDropTarget } from './CardDropTarget';
import { runFacts } from '../../domain/runs/runFacts';
import { useT } from '../../i18n/useT';
import { distanceInWords, formatTimeOnDay } from '../../providers/measures';
import laneStyles from '../../board/lane.module.css';
import styles from './runCard.module.css';
import tones from '../../ui/theme/tones.module.css';
import type { Language } from '../../domain/wire/languages';
import { readingKey } from '../../i18n/language';

interface RunCardProps {
  manifest: ManifestView;
  language: Language;
  /** Its colour on the map. */
  color: string;
  isOpen: boolean;
  isHovered: boolean;
  onToggle: (manifestId: number) => void;
  onHover: (manifestId: number | null) => void;
  onLeave: (laneKey: string, direction: -1 | 1) => void;
  onStep: (manifestId: number, steps: -1 | 1) => void;
}

/** A run to plan: driver, load, working time, problems; its stops when it is open. */
export const RunCard = memo(function RunCard(props: RunCardProps) {
  const { manifest, isOpen, onHover, onToggle } = props;
  const translate = useT();
  const settings = useBrowserSettings();
  const laneKey = laneKeyOf(manifest.id);
  // An open card accepts drops in its list of stops, slot by slot.
  const { setNodeRef } = useDroppable({
    id: isOpen ? `card-${manifest.id}` : laneKey,
    disabled: isOpen,
    data: { key: laneKey, manifest, events: manifest.events, isFolded: true },
  });
  const facts = runFacts(manifest, settings);
  const way = distanceInWords(facts.metres);
  const distance =
    facts.isEstimate && facts.metres > 0 ? translate('scheduling.card.about', { distance: way }) : way;
  const moment = (at: number) => formatTimeOnDay(new Date(at), manifest.time_zone, manifest.delivery_date);
  const onKeyDown = (key: KeyboardEvent) => {
    const steps: Record<string, () => void> = {
      ArrowUp: () => props.onStep(manifest.id, -1),
      ArrowDown: () => props.onStep(manifest.id, 1),
      ArrowLeft: () => (isOpen ? onToggle(manifest.id) : props.onLeave(laneKey, -1)),
      ArrowRight: () => {
        if (!isOpen) onToggle(manifest.id);
      },
    };
    const step = steps[readingKey(key.key)];
    if (!step || key.ctrlKey || key.metaKey || key.altKey || key.shiftKey) return;
    key.preventDefault();
    step();
  };
  return (
    <section
      ref={setNodeRef}
      className={clsx(
        laneStyles.lane,
        styles.card,
        isOpen && styles.isOpen,
        props.isHovered && styles.isHovered,
      )}
      aria-label={manifest.name}
      onPointerEnter={() => onHover(manifest.id)}
      onPointerLeave={() => onHover(null)}
    >
      <header
        className={laneStyles.head}
        style={{ borderInlineStartColor: props.color }}
        title={manifest.cdp_name}
      >
        <div className={laneStyles.line}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            data-run={manifest.id}
            data-lane={isOpen ? undefined : laneKey}
            onClick={() => onToggle(manifest.id)}
            onKeyDown={onKeyDown}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d={isOpen ? 'm4 6 4 4 4-4' : 'm6 4 4 4-4 4'} />
            </svg>
            {manifest.name}
          </button>
          <LockMark of={manifest} />
          <span className={laneStyles.runState} data-status={manifest.delivery_manifest_status_id}>
            {translate(manifestStatusKey(manifest.delivery_manifest_status_id))}
          </span>
          <Viewers manifestId={manifest.id} />
          <RunMenu manifest={manifest} />
        </div>
        <div className={clsx(laneStyles.line, laneStyles.people)}>
          <span className={manifest.employee ? undefined : styles.isMissing}>
            {manifest.employee ?? translate('dispatch.noDriver')}
          </span>
          <span className={manifest.vehicle_name ? undefined : styles.isMissing}>
            {manifest.vehicle_name ?? translate('dispatch.noVehicle')}
          </span>
        </div>
        <div className={styles.bars}>
          <Bar
            label={translate('scheduling.card.load')}
            value={facts.load}
            max={facts.capacity}
            words={translate(facts.capacity === null ? 'scheduling.card.bags' : 'scheduling.card.ofBags', {
              smart_count: facts.load,
              capacity: facts.capacity,
            })}
          />
          <Bar
            label={translate('scheduling.card.work')}
            value={facts.workMinutes ?? 0}
            max={facts.shiftMinutes}
            words={translate('scheduling.card.ofShift', {
              work: facts.workMinutes === null ? '–' : spanOf(facts.workMinutes),
              shift: spanOf(facts.shiftMinutes),
            })}
          />
        </div>
        <div className={clsx(laneStyles.line, laneStyles.facts)}>
          <span>
            {[
              translate('scheduling.card.stops', { smart_count: facts.stops }),
              facts.finishAt === null ? null : translate('dispatch.finish', { time: moment(facts.finishAt) }),
              distance,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <span className={laneStyles.alerts}>
            {facts.missedWindows.length > 0 ? (
              <b className={tones.red}>
                {translate('scheduling.card.windows', { smart_count: facts.missedWindows.length })}
              </b>
            ) : null}
            {facts.overtimeMinutes > 0 ? (
              <b className={tones.amber}>
                {translate('board.overtime', { span: spanOf(facts.overtimeMinutes) })}
              </b>
            ) : null}
          </span>
        </div>
      </header>
      {isOpen ? (
        <StopList
          laneKey={laneKey}
          label={translate('dispatch.stopsOf', { name: manifest.name })}
          events={manifest.events}
          manifest={manifest}
          onLeave={props.onLeave}
          isAtOnce
        />
      ) : (
        <CardDropTarget laneKey={laneKey} />
      )}
    </section>
  );
});
