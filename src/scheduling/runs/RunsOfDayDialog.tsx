import { Alert, Button, FormControlLabel, Link as TextLink, Skeleton } from '@mui/material';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { callOf } from '../../board/commandCall';
import { runsFromTemplatesCall } from '../../contract/dispatch/runsFromTemplates';
import { ActionDialog } from '../../board/actions/ActionDialog';
import { useBoardActions } from '../../board/boardActions';
import { errorText } from '../../board/errorText';
import { refusalOf } from '../../board/itemResult';
import { useCommand } from '../../board/useCommand';
import type { CommandAnswer, ItemResult } from '../../domain/runs/dispatchView';
import { isAllowed } from '../../domain/access/access';
import { PERMISSIONS } from '../../domain/access/permissions';
import type { KeyUnder } from '../../i18n/messageKey';
import { useT } from '../../i18n/useT';
import { usePermissions } from '../../providers/usePermissions';
import { CheckboxOverSeveral } from '../../ui/CheckboxOverSeveral';
import { LoadFailed } from '../../ui/LoadFailed';
import { TemplateList } from './TemplateList';
import { groupOf, TEMPLATE_GROUPS } from './templateWords';
import { useTemplates } from './useTemplates';
import { dayText } from '../../providers/measures';

interface RunsOfDayDialogProps {
  /** YYYY-MM-DD */
  date: string;
  /** Opens the form of a manual run instead. */
  onNewRun: () => void;
  onClose: () => void;
}

/** Runs of a day from the run templates: which are due, why others are not, and which to create. */
export default function RunsOfDayDialog({ date, onNewRun, onClose }: RunsOfDayDialogProps) {
  const translate = useT();
  const { offerUndo } = useBoardActions();
  const mayMake = isAllowed(PERMISSIONS.scheduling.createRun, usePermissions());
  const { data, error, isPending, refetch } = useTemplates(date);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [refused, setRefused] = useState<readonly ItemResult[]>([]);
  const words = (key: KeyUnder<'actions.runsFromTemplates'>, args?: Record<string, unknown>) =>
    translate(`actions.runsFromTemplates.${key}`, args);
  const day = dayText(date);

  const ready = useMemo(() => (data ?? []).filter((one) => groupOf(one) === 'ready'), [data]);
  // Everything that can be created is selected until the user removes one.
  const chosen = useMemo(
    () => new Set(ready.map((one) => one.run_id).filter((id) => !left.has(id))),
    [ready, left],
  );
  const onDone = useCallback(
    (answer: CommandAnswer) => {
      const count = answer.manifests.length;
      const text = translate('actions.runsFromTemplates.done', { smart_count: count, date: day });
      if (count > 0) offerUndo({ commandId: answer.command_id, name: day, text });
      const stopped = (answer.results ?? []).filter((result) => !result.ok);
      if (stopped.length === 0) return onClose();
      setRefused(stopped);
      void refetch();
    },
    [day, offerUndo, onClose, refetch, translate],
  );
  const command = useCommand(onDone);
  const toggle = (id: number) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  const nameOf = (id: number) => data?.find((one) => one.run_id === id)?.name ?? '';
  const isNothing = data !== undefined && !data.some((one) => groupOf(one) !== 'notDue');
  return (
    <ActionDialog
      title={words('title')}
      sentence={words('sentence', { date: day })}
      width="medium"
      verb={chosen.size > 0 ? words('verb', { smart_count: chosen.size }) : words('verbNone')}
      keep={translate('schedulingRuns.keep')}
      more={
        mayMake ? (
          <Button size="small" onClick={onNewRun} disabled={command.state.phase === 'saving'}>
            {translate('actions.createRun.title')}
          </Button>
        ) : undefined
      }
      isBlocked={chosen.size === 0}
      command={command}
      onSubmit={() => command.send(callOf(runsFromTemplatesCall, null, { date, run_ids: [...chosen] }))}
      onClose={onClose}
    >
      {refused.map((result) => (
        <Alert key={result.id} severity="error">
          {words('refused', { run: nameOf(result.id), why: errorText(refusalOf(result), translate) })}
        </Alert>
      ))}
      {error ? (
        <LoadFailed onRetry={() => void refetch()}>
          {words('failed')}. {errorText(error, translate)}
        </LoadFailed>
      ) : null}
      {isPending ? <Skeleton variant="rounded" height={160} /> : null}
      {isNothing ? (
        <Alert severity="info">
          {words('none')}. {words('noneHint')}{' '}
          <TextLink component={Link} to="/data/runs">
            {words('toRuns')}
          </TextLink>
        </Alert>
      ) : null}
      {ready.length > 1 ? (
        <FormControlLabel
          sx={{ m: 0 }}
          control={
            <CheckboxOverSeveral
              size="small"
              checked={chosen.size === ready.length}
              indeterminate={chosen.size > 0 && chosen.size < ready.length}
              onChange={(_, isOn) => setLeft(new Set(isOn ? [] : ready.map((one) => one.run_id)))}
            />
          }
          label={words('all')}
        />
      ) : null}
      {TEMPLATE_GROUPS.map((group) => (
        <TemplateList
          key={group}
          group={group}
          templates={(data ?? []).filter((one) => groupOf(one) === group)}
          chosen={chosen}
          onToggle={toggle}
        />
      ))}
    </ActionDialog>
  );
}
