import { formatDateForHistory } from '../domain/time/dates';
import { isCreationEntry, type Transition } from '../domain/stops/lifeCycle';
import type { ProofView } from '../domain/stops/proofView';
import { StatusChip } from '../board/StatusChip';
import { Attachments } from '../board/history/Attachments';
import { timeInHistory } from '../board/history/moments';
import { transitionMessages } from '../board/history/transitionMessages';
import { useT } from '../i18n/useT';
import { useLanguage } from '../providers/LanguageProvider';
import textStyles from '../ui/theme/text.module.css';

type Line = Transition & { latitude?: number | null; longitude?: number | null };

function positionOf({ latitude, longitude }: Line): string | null {
  if (latitude == null || longitude == null) return null;
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
}

function Entry({ line, zone }: { line: Line; zone: string }) {
  const translate = useT();
  const position = positionOf(line);
  const status = line.delivery_event_status_id;
  return (
    <li>
      <time dateTime={line.datetime}>{timeInHistory(line.datetime, zone)}</time>
      <div>
        {status == null ? (
          <strong>{line.status_name}</strong>
        ) : (
          <StatusChip
            event={{
              delivery_event_type_id: line.delivery_event_type_id ?? 0,
              delivery_event_status_id: status,
            }}
          />
        )}
        {transitionMessages(line, translate).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {line.return_created_at && line.destination_full_address ? (
          <p>
            {translate('dispatch.history.returnDestination')}: <bdi>{line.destination_full_address}</bdi>
          </p>
        ) : null}
        {position ? <p className={textStyles.quiet}>{translate('proof.position', { position })}</p> : null}
        <Attachments transition={line} />
      </div>
    </li>
  );
}

/**
 * The whole history with every attempt, photo and signature in place: nothing must be opened, so that it can
 * be printed.
 */
export function ProofLines({ proof }: { proof: ProofView }) {
  const language = useLanguage();
  return proof.life_cycle.map((day) => {
    const lines = day.transitions.filter((line) => !isCreationEntry(line));
    if (lines.length === 0) return null;
    return (
      <section key={day.date}>
        <h2>{formatDateForHistory(day.date, language)}</h2>
        <ol>
          {lines.map((line) => (
            <Entry key={`${line.id}-${line.datetime}`} line={line} zone={proof.time_zone} />
          ))}
        </ol>
      </section>
    );
  });
}
