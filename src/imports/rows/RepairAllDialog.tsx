import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { ImportProblemGroup } from '../../domain/imports/importView';
import { orderProblems } from '../../domain/imports/orderRow';
import { useT } from '../../i18n/useT';
import { CommandDialog } from '../../ui/CommandDialog';
import type { Repair } from './rowCalls';
import { useProblemText } from './useProblemText';

interface RepairAllDialogProps {
  group: ImportProblemGroup;
  onRepair: (repair: Repair) => Promise<void>;
  onClose: () => void;
}

/** One value for every row with the same error. Broken rules are shown while typing. */
export function RepairAllDialog({ group, onRepair, onClose }: RepairAllDialogProps) {
  const translate = useT();
  const textOf = useProblemText();
  const [text, setText] = useState(group.value ?? '');
  const { column, value, count } = group;
  if (!column) return null;
  const name = translate(`imports.targets.${column}`);
  const isChanged = text.trim() !== (value ?? '').trim();
  const problem = isChanged ? orderProblems({ [column]: text })[column] : undefined;
  return (
    <CommandDialog
      title={translate('imports.repair.title', { column: name })}
      verb={translate('imports.repair.verb', { smart_count: count })}
      keep={translate('imports.repair.keep')}
      isBlocked={!isChanged || problem !== undefined}
      onRun={async () => {
        await onRepair({ column, from: value, to: text.trim() });
        onClose();
      }}
      onClose={onClose}
    >
      {({ isRunning }) => (
        <>
          <span>
            {translate('imports.repair.sentence', { smart_count: count, value: value ?? '', column: name })}{' '}
            {textOf(group)}.
          </span>
          <TextField
            autoFocus
            id="repair-all"
            label={translate('imports.repair.field', { column: name })}
            value={text}
            disabled={isRunning}
            error={problem !== undefined}
            helperText={problem ? textOf(problem) : ' '}
            slotProps={{ htmlInput: { autoComplete: 'off' } }}
            onChange={({ target }) => setText(target.value)}
          />
        </>
      )}
    </CommandDialog>
  );
}
