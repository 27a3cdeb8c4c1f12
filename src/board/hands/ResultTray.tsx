import CloseIcon from '@mui/icons-material/Close';
import { Button, IconButton, TextField } from '@mui/material';
import { useState } from 'react';
import { overrideQuestion } from '../../domain/wire/errorCodes';
import { useT } from '../../i18n/useT';
import { phoneBottomBar } from '../../ui/messages/bottomBar';
import { seenRules } from '../moves/ruleLines';
import { moveErrorText } from '../moves/moveErrorText';
import { useHandsStore } from './handsStore';
import type { TrayEntry } from './resultTray';
import { selectOnly } from './selection';
import { useHands } from './useHands';

/** What became of every stop of the last commands over several, beside the board until it is closed. */
export function ResultTray() {
  const translate = useT();
  const { tray } = useHands();
  const entries = useHandsStore(tray);
  if (entries.length === 0) return null;
  return (
    <aside className="stop-panel result-tray" {...phoneBottomBar} aria-label={translate('hands.tray.title')}>
      <header>
        <h2>{translate('hands.tray.title')}</h2>
        <IconButton size="small" aria-label={translate('hands.tray.close')} onClick={() => tray.set([])}>
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
  const hands = useHands();
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
    <section className="outcome" aria-label={entry.title}>
      <h3>{entry.title}</h3>
      <p role="status">
        {translate('hands.tray.done', { done: entry.rows.length - refused.length, whole: entry.rows.length })}
        {refused.length > 0 ? ` ${translate('hands.tray.refused', { smart_count: refused.length })}` : ''}
      </p>
      <ul>
        {[...refused, ...entry.rows.filter(({ error }) => error === null)].map(({ id, name, error }) => (
          <li key={id}>
            <button type="button" className="link" onClick={() => hands.selection.set(selectOnly(id))}>
              {name}
            </button>{' '}
            {error ? (
              <span className="outcome-refused">{moveErrorText(error, hands.find, translate)}</span>
            ) : (
              <span className="outcome-done">{translate('hands.tray.isDone')}</span>
            )}
          </li>
        ))}
      </ul>
      {retry && refused.length > 0 ? (
        <Button size="small" variant="outlined" onClick={() => retry(ids(refused))}>
          {translate('hands.tray.retry', { smart_count: refused.length })}
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
            label={translate('hands.override.reason')}
            value={reason}
            onChange={(change) => setReason(change.target.value)}
            required
            fullWidth
          />
          <Button type="submit" size="small" color="error" disabled={!reason.trim()}>
            {translate('hands.tray.override', { smart_count: forceable.length })}
          </Button>
        </form>
      ) : null}
    </section>
  );
}
