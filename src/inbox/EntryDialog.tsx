import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import type { InboxEntry } from '../domain/imports/inboxView';
import { useT } from '../i18n/useT';
import { LoadFailed } from '../ui/LoadFailed';
import { EntryEditor } from './EntryEditor';
import { orderName } from './entryWords';
import { InboxDialogFrame } from './InboxDialogFrame';
import { useInboxEntry } from './useInbox';
import type { ImportPlaces } from '../resources/orders/useImportPlaces';

interface EntryDialogProps {
  id: number;
  places: ImportPlaces;
  onSaved: () => Promise<void>;
  onDismiss: (entry: InboxEntry) => void;
  onMerge: (ids: readonly number[]) => void;
  onClose: () => void;
}

/** One order of the inbox: view, correct, compare with its duplicates. */
export default function EntryDialog({ id, onClose, ...rest }: EntryDialogProps) {
  const translate = useT();
  const [isSaving, setIsSaving] = useState(false);
  const { data: entry, isError, refetch } = useInboxEntry(id);
  const order = entry ? orderName(entry, translate) : '';
  return (
    <InboxDialogFrame
      title={translate('inbox.dialog.title', { order })}
      width="large"
      isSaving={isSaving}
      onClose={onClose}
    >
      {entry ? (
        <EntryEditor
          key={entry.id}
          entry={entry}
          isSaving={isSaving}
          onSaving={setIsSaving}
          onStale={() => void refetch()}
          onClose={onClose}
          {...rest}
        />
      ) : (
        <>
          <DialogContent>
            {isError ? (
              <LoadFailed onRetry={() => void refetch()}>{translate('inbox.failed')}</LoadFailed>
            ) : (
              <Skeleton variant="rounded" height={320} />
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{translate('inbox.dialog.close')}</Button>
          </DialogActions>
        </>
      )}
    </InboxDialogFrame>
  );
}
