import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { useNavigate } from 'react-router-dom';
import { useBoardClock } from '../board/useBoardClock';
import { LETTER_KEYS_PREFERENCE } from '../board/interaction/boardKeyList';
import { isModalOpen } from '../board/interaction/isModalOpen';
import type { InboxLot } from '../domain/imports/inboxView';
import { useT } from '../i18n/useT';
import { PageAction } from '../ui/PageAction';
import { PageActions } from '../ui/PageActions';
import { usePreference } from '../providers/store';
import { useAllowed } from '../providers/usePermissions';
import { useNumber } from '../ui/useNumber';
import { LoadFailed } from '../ui/LoadFailed';
import { InboxDialogs, type InboxDialog } from './InboxDialogs';
import { InboxEmpty } from './InboxEmpty';
import { InboxFilterBar } from './InboxFilterBar';
import { INBOX_RIGHTS } from './inboxRights';
import { InboxSelectionBar } from './InboxSelectionBar';
import { InboxTable } from './InboxTable';
import { useInbox } from './useInbox';
import { useInboxFilters } from './useInboxFilters';
import { useImportPlaces } from '../resources/orders/useImportPlaces';

/** `/schedule/deliveries-inbox`: orders that are not in a lot yet. */
export default function InboxPage() {
  const translate = useT();
  const number = useNumber();
  const navigate = useNavigate();
  const filtering = useInboxFilters();
  const { filters } = filtering;
  const places = useImportPlaces();
  const { now } = useBoardClock();
  const [hasLetters] = usePreference(LETTER_KEYS_PREFERENCE, true);
  const mayCreate = useAllowed(INBOX_RIGHTS.create);
  const mayRead = useAllowed(INBOX_RIGHTS.read);
  const mayReadLot = useAllowed(INBOX_RIGHTS.readLot);
  const mayCheck = useAllowed([INBOX_RIGHTS.processCSV, INBOX_RIGHTS.dismiss, INBOX_RIGHTS.merge]);
  const [pages, setPages] = useState(1);
  const [checkedIds, setCheckedIds] = useState<ReadonlySet<number>>(new Set());
  const [isAll, setIsAll] = useState(false);
  const [dialog, setDialog] = useState<InboxDialog | null>(null);
  const { data, error, isPending, refetch, refresh } = useInbox(
    filters,
    pages,
    useAllowed(INBOX_RIGHTS.seeLots),
  );

  const entries = data?.entries ?? [];
  const checked = entries.filter((entry) => entry.state === 'open' && checkedIds.has(entry.id));
  const isOfWaiting = filters.state === 'open' && data !== undefined && data.total > checked.length;
  const matching = isOfWaiting ? data.total : null;
  const clear = () => {
    setCheckedIds(new Set());
    setIsAll(false);
  };
  const check = (ids: readonly number[], isChecked: boolean) => {
    const next = new Set(checkedIds);
    for (const id of ids) {
      if (isChecked) next.add(id);
      else next.delete(id);
    }
    setCheckedIds(next);
    setIsAll(false);
  };
  const close = () => {
    if (dialog?.kind === 'entry') document.getElementById(`inbox-${dialog.id}`)?.focus();
    setDialog(null);
  };
  const goToLots = (lots: readonly InboxLot[]) => {
    const [lot] = lots;
    setDialog(null);
    if (mayReadLot && lot)
      void navigate(lots.length === 1 ? `/schedule/imports/${lot.id}` : '/schedule/imports');
  };
  const options = { ignoreEventWhen: isModalOpen, preventDefault: true };
  useHotkeys('n', () => setDialog({ kind: 'new' }), { ...options, enabled: hasLetters && mayCreate });
  useHotkeys('escape', clear, options);

  return (
    <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
      {mayCreate && (
        <PageActions>
          <PageAction
            variant="contained"
            icon={<AddIcon />}
            aria-keyshortcuts="n"
            onClick={() => setDialog({ kind: 'new' })}
          >
            {translate('inbox.add')}
          </PageAction>
        </PageActions>
      )}
      <Box>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 3 }}>
          <Typography variant="h1">{translate('pages.deliveriesInbox')}</Typography>
          <Box component="span" role="status" sx={{ color: 'text.secondary', fontSize: 13 }}>
            {data && translate('inbox.count', { smart_count: data.total, count: number(data.total) })}
          </Box>
        </Box>
        <Typography color="text.secondary" sx={{ maxWidth: '72ch' }}>
          {translate('inbox.lead')}
        </Typography>
      </Box>
      <InboxFilterBar filtering={filtering} places={places} />
      {error && (
        <LoadFailed severity={data ? 'warning' : 'error'} onRetry={() => void refetch()}>
          {translate(data ? 'inbox.stale' : 'inbox.failed')}
        </LoadFailed>
      )}
      {checked.length > 0 && (
        <InboxSelectionBar
          checked={checked}
          matching={matching}
          isAll={isAll}
          onAll={() => setIsAll(true)}
          onProcess={() =>
            setDialog({
              kind: 'process',
              entries: isAll ? entries.filter(({ state }) => state === 'open') : checked,
              matching: isAll && matching !== null ? { filters, count: matching } : null,
            })
          }
          onDismiss={() => setDialog({ kind: 'dismiss', entries: checked })}
          onMerge={() => setDialog({ kind: 'merge', ids: checked.map(({ id }) => id) })}
          onClear={clear}
        />
      )}
      <Card>
        {isPending && <Skeleton variant="rounded" height={240} />}
        {entries.length > 0 && (
          <InboxTable
            entries={entries}
            checked={checkedIds}
            mayCheck={mayCheck}
            now={now}
            onCheck={check}
            onOpen={(id) => mayRead && setDialog({ kind: 'entry', id })}
          />
        )}
        {data && entries.length === 0 && (
          <InboxEmpty
            filtering={filtering}
            onNew={mayCreate ? () => setDialog({ kind: 'new' }) : undefined}
          />
        )}
      </Card>
      {data && entries.length < data.total && (
        <Button onClick={() => setPages(pages + 1)} sx={{ justifySelf: 'start' }}>
          {translate('inbox.more')}
        </Button>
      )}
      {dialog && (
        <InboxDialogs
          dialog={dialog}
          places={places}
          onSaved={refresh}
          onMade={goToLots}
          onShow={setDialog}
          onClose={close}
        />
      )}
    </Box>
  );
}
