import { spanOf } from '../../i18n/spanOf';
import { Alert } from '@mui/material';
import type { KeyUnder } from '../../i18n/messageKey';
import { useT, useTranslateAny } from '../../i18n/useT';
import type { HttpError } from '../../providers/http';
import { draftErrorText } from './draftErrorText';
import type { DraftWords } from './useDraftWords';
import styles from './draftOutcome.module.css';

interface MovedOn {
  delivery_manifest_id: number | null;
  delivery_event_id: number | null;
  name: string | null;
  who: string | null;
}

interface Broken {
  run: string;
  code: string;
  delivery_event_id: number | null;
  minutes: number | null;
}

/** Why a plan, or the chosen part of it, could not be applied: later changes, or a broken rule. */
export function DraftRefusal({ error, words }: { error: HttpError; words: DraftWords }) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const text = (name: KeyUnder<'schedulingDraft'>, args?: Record<string, unknown>) =>
    translate(`schedulingDraft.${name}`, args);
  const { moved_on: movedOn, broken } = error.args as { moved_on?: MovedOn[]; broken?: Broken[] };
  const lines = [
    ...(movedOn ?? []).map((each) =>
      text(each.delivery_manifest_id === null ? 'movedOn.stop' : 'movedOn.run', {
        name: each.name ?? words.stopName(each.delivery_event_id ?? 0),
        who: each.who ?? text('movedOn.somebody'),
      }),
    ),
    ...(broken ?? []).map(({ run, code, delivery_event_id: id, minutes }) =>
      code === 'window' && id !== null
        ? text('partLate', { run, name: words.stopName(id), span: spanOf(minutes ?? 0) })
        : text('part', { run, rule: translateAny(`routing.violation.${code}`) }),
    ),
  ];
  return (
    <Alert severity={movedOn ? 'warning' : 'error'} role="alert">
      {movedOn ? text('movedOn.title') : draftErrorText(error, translate)}
      {lines.length > 0 ? (
        <ul className={styles.refused}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
    </Alert>
  );
}
