import CloseIcon from '@mui/icons-material/Close';
import { Button, IconButton, TextField } from '@mui/material';
import { useState } from 'react';
import { overrideQuestion } from '../../domain/wire/errorCodes';
import { useT } from '../../i18n/useT';
import { phoneBottomBar } from '../../ui/messages/bottomBar';
import { seenRules } from '../moves/ruleLines';
import { moveErrorText } from '../moves/moveErrorText';
import { useValue } from '../../providers/valueStore';
import type { TrayEntry } from './resultTray';
import { selectOnly } from './selection';
import { useInteraction } from './useInteraction';
import stopPanelStyles from '../panel/stopPanel.module.css';
import styles from './resultTray.module.css';

/** Result tray: the result for each stop of the last bulk commands, until the user closes it. */
export function ResultTray() {
  const translate = useT();
  const { tray } = useInteraction();
  const entries = useValue(tray);
  if (entries.length === 0) return null;
  return (
    <aside
      className={stopPanelStyles.panel}
      data-panel
      {...phoneBottomBar}
      aria-label={translate('interaction.tray.title')}
    >
      <header>
        <h2>{translate('interaction.tray.title')}</h2>
        <IconButton
          size="small"
          aria-label={translate('interaction.tray.close')}
          onClick={() => tray.set([])}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </header>
      {entries.map((entry) => (
        <Outcome key={entry.key} entry={entry} />
      ))}
    </aside>
  );
}

function Outcome({ entry }: { entry: TrayEntry }) {
  const translate = useT();
  const interaction = useInteraction();
  const [reason, setReason] = useState('');
  const refused = entry.rows.filter(({ error }) => error !== null);
  const forceable = refused.filter(({ error }) => overrideQuestion(error?.statusCode) !== null);
  const { retry, override } = entry;
  const rulesOf = (rows: typeof refused) => {
    const seen = rows.flatMap(({ error }) => (error && seenRules(error)) ?? []);
    return seen.length > 0 ? [...new Set(seen)] : undefined;
  };
  const ids = (rows: typeof refused) => rows.map(({ id }) => id);
  return (
    <section className={styles.outcome} aria-label={entry.title}>
      <h3>{entry.title}</h3>
      <p role="status">
        {translate('interaction.tray.done', {
          done: entry.rows.length - refused.length,
          whole: entry.rows.length,
        })}
        {refused.length > 0
          ? ` ${translate('interaction.tray.refused', { smart_count: refused.length })}`
          : ''}
      </p>
      <ul>
        {[...refused, ...entry.rows.filter(({ error }) => error === null)].map(({ id, name, error }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.link}
              onClick={() => interaction.selection.set(selectOnly(id))}
            >
              {name}
            </button>{' '}
            {error ? (
              <span className={styles.refused}>{moveErrorText(error, interaction.find, translate)}</span>
            ) : (
              <span className={styles.done}>{translate('interaction.tray.isDone')}</span>
            )}
          </li>
        ))}
      </ul>
      {retry && refused.length > 0 ? (
        <Button size="small" variant="outlined" onClick={() => retry(ids(refused))}>
          {translate('interaction.tray.retry', { smart_count: refused.length })}
        </Button>
      ) : null}
      {override && forceable.length > 0 ? (
        <form
          onSubmit={(submit) => {
            submit.preventDefault();
            if (reason.trim()) override(ids(forceable), reason.trim(), rulesOf(forceable));
          }}
        >
          <TextField
            label={translate('interaction.override.reason')}
            value={reason}
            onChange={(change) => setReason(change.target.value)}
            required
            fullWidth
          />
          <Button type="submit" size="small" color="error" disabled={!reason.trim()}>
            {translate('interaction.tray.override', { smart_count: forceable.length })}
          </Button>
        </form>
      ) : null}
    </section>
  );
}
