import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { DISMISS_REASON_MAX } from '../domain/imports/inbox';
import type { InboxEntry } from '../domain/imports/inboxView';
import { useT, useTranslateAny } from '../i18n/useT';
import { showMessage } from '../providers/messageLog';
import { CommandDialog } from '../ui/CommandDialog';
import { orderName } from './entryWords';
import { dismissEntries } from './inboxCalls';

interface DismissDialogProps {
  entries: readonly InboxEntry[];
  onSaved: () => Promise<void>;
  onClose: () => void;
}

/** Orders leave the inbox, with a reason. */
export default function DismissDialog({ entries, onSaved, onClose }: DismissDialogProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const [reason, setReason] = useState('');
  const [first] = entries;
  const args = { smart_count: entries.length, order: first ? orderName(first, translate) : '' };
  const word = (name: string, more = args) => translateAny(`inbox.dismiss.${name}`, more);
  const run = async () => {
    const results = await dismissEntries(
      entries.map(({ id }) => id),
      reason.trim(),
    );
    await onSaved();
    const report = (name: 'done' | 'refused', smart_count: number) => {
      if (smart_count === 0) return;
      const more = { ...args, smart_count };
      const kind = name === 'done' ? 'success' : 'warning';
      showMessage({ kind, key: `inbox.dismiss.${name}`, args: more, text: word(name, more) });
    };
    report('done', results.filter(({ ok }) => ok).length);
    report('refused', results.filter(({ ok }) => !ok).length);
    onClose();
  };
  return (
    <CommandDialog
      title={word('title')}
      verb={word('verb')}
      keep={word('keep')}
      isDanger
      isBlocked={reason.trim() === ''}
      onRun={run}
      onClose={onClose}
    >
      {({ isRunning }) => (
        <>
          <span>{word('sentence')}</span>
          <TextField
            autoFocus
            required
            size="small"
            label={word('reason')}
            value={reason}
            disabled={isRunning}
            slotProps={{ htmlInput: { maxLength: DISMISS_REASON_MAX } }}
            onChange={({ target }) => setReason(target.value)}
          />
        </>
      )}
    </CommandDialog>
  );
}
