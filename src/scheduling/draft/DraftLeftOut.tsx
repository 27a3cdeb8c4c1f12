import MoreIcon from '@mui/icons-material/MoreVert';
import { Button, IconButton } from '@mui/material';
import { useContext, useState } from 'react';
import { OpenActionContext } from '../../board/actions/openAction';
import type { EventView } from '../../domain/runs/dispatchView';
import type { DraftObstacle, DraftUnassigned } from '../../domain/planning/draftView';
import { fixText, reasonText } from '../../domain/planning/routingCodes';
import { useTranslateAny } from '../../i18n/useT';
import type { DraftWords } from './useDraftWords';
import styles from './draftOutcome.module.css';

/** Maximum number shown at first. */
const SHOWN = 50;

interface DraftLeftOutProps {
  unassigned: readonly DraftUnassigned[];
  /** Unassigned deliveries of the day: their actions can be opened from here. */
  pool: readonly EventView[];
  words: DraftWords;
}

/** Deliveries that a plan leaves unassigned, why, and what would help. */
export function DraftLeftOut({ unassigned, pool, words }: DraftLeftOutProps) {
  const translateAny = useTranslateAny();
  const opener = useContext(OpenActionContext);
  const [count, setCount] = useState(SHOWN);
  const { text, names, stopName, orderNumber, runName } = words;
  if (unassigned.length === 0) return null;
  const why = ({ delivery_manifest_id: runId, reason }: DraftObstacle) => {
    const texts = [reasonText(reason, names), ...(reason.fix ? [fixText(reason.fix, names)] : [])];
    return `${runName(runId)}: ${texts.map(({ key, args }) => translateAny(key, args)).join('. ')}.`;
  };
  const rest = unassigned.length - count;
  return (
    <section className={styles.out}>
      <h3>{text('out', { smart_count: unassigned.length })}</h3>
      <ul>
        {unassigned.slice(0, count).map(({ delivery_event_id: id, is_placeless, obstacles }) => {
          const event = pool.find((each) => each.id === id);
          const [first, ...others] = obstacles;
          return (
            <li key={id}>
              <span>
                <strong>{stopName(id)}</strong> <small>{orderNumber(id)}</small>
                <br />
                {is_placeless ? text('placeless') : first ? why(first) : text('noReason')}
                {others.length > 0 ? (
                  <details>
                    <summary>{text('otherRuns', { smart_count: others.length })}</summary>
                    <ul>
                      {others.map((obstacle) => (
                        <li key={obstacle.delivery_manifest_id}>{why(obstacle)}</li>
                      ))}
                    </ul>
                  </details>
                ) : null}
              </span>
              {opener && event ? (
                <IconButton
                  size="small"
                  aria-label={text('actions', { name: stopName(id) })}
                  aria-haspopup="menu"
                  onClick={({ currentTarget }) =>
                    opener.openStopMenu({ event, manifest: null }, currentTarget)
                  }
                >
                  <MoreIcon fontSize="small" />
                </IconButton>
              ) : null}
            </li>
          );
        })}
      </ul>
      {rest > 0 ? (
        <Button size="small" onClick={() => setCount(count + SHOWN)}>
          {text('showMore', { smart_count: Math.min(rest, SHOWN) })}
        </Button>
      ) : null}
    </section>
  );
}
