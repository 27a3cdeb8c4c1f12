import { Alert, Box } from '@mui/material';
import { useCallback, useState, type ReactNode } from 'react';
import { callOf } from '../commandCall';
import { publishCall, unpublishCall } from '../../contract/dispatch/publish';
import type { CommandAnswer, ItemResult, ManifestView } from '../../domain/runs/dispatchView';
import { publishWarnings } from '../../domain/runs/publishRun';
import { useT, useTranslateAny } from '../../i18n/useT';
import { useBrowserSettings } from '../../providers/browserSettings';
import { useBoardActions } from '../boardActions';
import { errorText } from '../errorText';
import { refusalOf } from '../itemResult';
import { useCommand } from '../useCommand';
import { ActionDialog } from './ActionDialog';

interface PublishRunsDialogProps {
  /** The runs that can be published or unpublished. */
  manifests: readonly ManifestView[];
  verb: 'publish' | 'unpublish';
  onClose: () => void;
  /** Replaces the label of the button. */
  button?: string;
  /** What the caller adds: which runs are included. */
  children?: ReactNode;
}

/** Maximum number of runs that a warning names; the rest are counted. */
const MOST_NAMES = 8;

/**
 * Publishes or unpublishes one or several runs. Warnings are shown per run; refused runs stay in the dialog
 * with the reason.
 */
export function PublishRunsDialog({ manifests, verb, onClose, button, children }: PublishRunsDialogProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const { offerUndo } = useBoardActions();
  const settings = useBrowserSettings();
  // Fixed when the dialog opens: runs that are published stop being offered, but the sentence must still name
  // them.
  const [runs, setRuns] = useState(manifests);
  const [refused, setRefused] = useState<readonly ItemResult[]>([]);
  const [first] = runs;
  const words = (key: string, args: Record<string, unknown> = {}) =>
    translateAny(`actions.${verb}.${key}`, {
      smart_count: runs.length,
      name: first?.name ?? '',
      driver: first?.employee ?? translate('schedulingRuns.noDriver'),
      ...args,
    });
  const onDone = useCallback(
    (answer: CommandAnswer) => {
      const results = answer.results ?? [];
      const done = new Set(results.filter((result) => result.ok).map(({ id }) => id));
      const [one] = runs.filter(({ id }) => done.has(id));
      const name = one?.name ?? '';
      const text = translate(`actions.${verb}.done`, { smart_count: done.size, name });
      offerUndo({ commandId: answer.command_id, name, text });
      if (done.size === runs.length) return onClose();
      setRefused(results.filter((result) => !result.ok));
      setRuns(runs.filter(({ id }) => !done.has(id)));
    },
    [runs, verb, offerUndo, onClose, translate],
  );
  const command = useCommand(onDone);
  const nameOf = (id: number) => runs.find((run) => run.id === id)?.name ?? '';
  // The current versions: a retry after a conflict sends the newer version.
  const versions = runs.map(({ id, version }) => [
    String(id),
    manifests.find((run) => run.id === id)?.version ?? version,
  ]);
  const isAlone = runs.length === 1;
  const sentence = !isAlone
    ? 'sentences'
    : verb === 'publish' && first?.employee == null
      ? 'sentenceNoDriver'
      : 'sentence';
  // Grouped by message, not by run: a day of empty runs produces one line.
  const warned = new Map<string, string[]>();
  for (const run of verb === 'publish' ? runs : []) {
    const message = publishWarnings(run, settings)
      .map(({ warning, count }) => translate(`schedulingRuns.warnings.${warning}`, { count }))
      .join('. ');
    if (message) warned.set(message, [...(warned.get(message) ?? []), run.name]);
  }
  const namesOf = (names: readonly string[]) => {
    const more = names.length - MOST_NAMES;
    const shown = more > 1 ? names.slice(0, MOST_NAMES) : names;
    const rest = more > 1 ? [translate('actions.publish.more', { smart_count: more })] : [];
    return [...shown, ...rest].join(', ');
  };
  return (
    <ActionDialog
      title={words('title')}
      sentence={words(sentence)}
      width={isAlone ? 'small' : 'medium'}
      verb={button ?? words('verb')}
      keep={translate('schedulingRuns.keep')}
      command={command}
      zone={first?.time_zone}
      onSubmit={() =>
        command.send(
          callOf(verb === 'publish' ? publishCall : unpublishCall, null, {
            ids: runs.map(({ id }) => id),
            versions: Object.fromEntries(versions),
          }),
        )
      }
      onClose={onClose}
    >
      {children}
      {refused.map((result) => (
        <Alert key={result.id} severity="error">
          {words('refused', { run: nameOf(result.id), why: errorText(refusalOf(result), translate) })}
        </Alert>
      ))}
      {warned.size > 0 ? (
        <Alert severity="warning">
          {translate('actions.publish.warned')}
          <Box component="ul" sx={{ m: 0, pl: 4 }}>
            {[...warned].map(([said, names]) => (
              <li key={said}>{isAlone ? said : `${said}: ${namesOf(names)}`}</li>
            ))}
          </Box>
        </Alert>
      ) : null}
    </ActionDialog>
  );
}
