import { Suspense } from 'react';
import type { InboxEntry, InboxLot } from '../domain/imports/inboxView';
import type { InboxFilters } from './useInboxFilters';
import type { ImportPlaces } from '../resources/orders/useImportPlaces';
import { lazyPart } from '../providers/lazyPart';

const NewEntryDialog = lazyPart(() => import('./NewEntryDialog'));
const EntryDialog = lazyPart(() => import('./EntryDialog'));
const MergeDialog = lazyPart(() => import('./MergeDialog'));
const DismissDialog = lazyPart(() => import('./DismissDialog'));
const ProcessDialog = lazyPart(() => import('./ProcessDialog'));

/** The one dialog that is open over the inbox. */
export type InboxDialog =
  | { kind: 'new' }
  | { kind: 'entry'; id: number }
  | { kind: 'merge'; ids: readonly number[] }
  | { kind: 'dismiss'; entries: readonly InboxEntry[] }
  | {
      kind: 'process';
      entries: readonly InboxEntry[];
      matching: { filters: InboxFilters; count: number } | null;
    };

interface InboxDialogsProps {
  dialog: InboxDialog;
  places: ImportPlaces;
  onSaved: () => Promise<void>;
  onMade: (lots: readonly InboxLot[]) => void;
  onShow: (dialog: InboxDialog) => void;
  onClose: () => void;
}

export function InboxDialogs({ dialog, places, onSaved, onMade, onShow, onClose }: InboxDialogsProps) {
  const shared = { onSaved, onClose };
  return (
    <Suspense fallback={null}>
      {dialog.kind === 'new' && <NewEntryDialog places={places} {...shared} />}
      {dialog.kind === 'entry' && (
        <EntryDialog
          id={dialog.id}
          places={places}
          onDismiss={(entry) => onShow({ kind: 'dismiss', entries: [entry] })}
          onMerge={(ids) => onShow({ kind: 'merge', ids })}
          {...shared}
        />
      )}
      {dialog.kind === 'merge' && <MergeDialog ids={dialog.ids} {...shared} />}
      {dialog.kind === 'dismiss' && <DismissDialog entries={dialog.entries} {...shared} />}
      {dialog.kind === 'process' && (
        <ProcessDialog
          entries={dialog.entries}
          matching={dialog.matching}
          places={places}
          onMade={onMade}
          {...shared}
        />
      )}
    </Suspense>
  );
}
