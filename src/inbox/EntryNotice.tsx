import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { InboxEntry } from '../domain/imports/inboxView';
import type { KeyUnder } from '../i18n/messageKey';
import { useT } from '../i18n/useT';
import { useAllowed } from '../providers/usePermissions';
import { INBOX_RIGHTS } from './inboxRights';

/** Why an order cannot be changed, and what it became; for an open one, whether its participant is known. */
export function EntryNotice({ entry }: { entry: InboxEntry }) {
  const translate = useT();
  const word = (name: KeyUnder<'inbox.dialog'>, args?: Record<string, unknown>) =>
    translate(`inbox.dialog.${name}`, args);
  const maySeeLot = useAllowed(INBOX_RIGHTS.readLot);
  const toLot =
    maySeeLot && entry.lot_id !== null ? (
      <Button component={Link} to={`/schedule/imports/${entry.lot_id}`} size="small" color="inherit">
        {translate('inbox.openLot')}
      </Button>
    ) : undefined;
  switch (entry.state) {
    case 'in_lot':
      return (
        <Alert severity="info" action={toLot}>
          {word('inLot')}
        </Alert>
      );
    case 'done':
      return (
        <Alert severity="success" action={toLot}>
          {word('done')}
        </Alert>
      );
    case 'dismissed':
      return <Alert severity="info">{word('dismissed', { reason: entry.dismiss_reason ?? '' })}</Alert>;
    case 'merged':
      return <Alert severity="info">{word('merged')}</Alert>;
    case 'open':
      return entry.participant_id === null ? null : <Alert severity="success">{word('known')}</Alert>;
  }
}
