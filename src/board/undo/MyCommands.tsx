import { Alert, Button, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { fromWire } from '../../domain/time/dates';
import type { CommandOnStack } from '../../domain/runs/dispatchView';
import { useT } from '../../i18n/useT';
import type { HttpError } from '../../providers/http';
import { readSession } from '../../providers/session';
import { errorText } from '../errorText';
import { fetchMyCommands, myCommandsKey } from './myCommands';
import { refusalWords, stepWords } from './stepWords';
import { useUndo } from './useUndo';
import { formatTimeWithZone } from '../../providers/measures';
import styles from './myCommands.module.css';
import textStyles from '../../ui/theme/text.module.css';

/**
 * The user's own commands of this day that can be undone or redone, and those that failed, with the reason.
 */
export default function MyCommands({ date }: { date: string }) {
  const translate = useT();
  const { take, refused } = useUndo();
  const zone = readSession()?.auth.time_zone ?? 'UTC';
  const { data, error } = useQuery<CommandOnStack[], HttpError>({
    queryKey: myCommandsKey(date),
    queryFn: ({ signal }) => fetchMyCommands(date, signal),
    staleTime: 0,
  });
  const time = (step: CommandOnStack) => formatTimeWithZone(fromWire(step.created_at), zone);
  const reasons = new Map(refused.map(({ step, error: why }) => [step.command_id, why]));
  return (
    <section className={styles.commands}>
      <h2>{translate('interaction.undo.title')}</h2>
      {error ? <Alert severity="error">{errorText(error, translate)}</Alert> : null}
      {!data && !error ? <Skeleton variant="rounded" height={96} /> : null}
      {data?.length === 0 ? (
        <p className={textStyles.quiet}>{translate('interaction.undo.nothing')}</p>
      ) : null}
      <ul>
        {(data ?? []).map((step) => {
          const why = reasons.get(step.command_id);
          return (
            <li key={step.command_id}>
              <span>
                {stepWords(step, translate)}
                <small>{time(step)}</small>
                {why ? <small className={styles.refused}>{refusalWords(why, translate)}</small> : null}
              </span>
              <Button
                size="small"
                aria-label={`${translate(`interaction.undo.can.${step.can}`)}: ${stepWords(step, translate)}`}
                onClick={() => void take(step)}
              >
                {translate(`interaction.undo.can.${step.can}`)}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
