import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useT } from '../../i18n/useT';
import type { SameError } from './useRepairs';

interface SameErrorOfferProps {
  offer: SameError;
  isSending: boolean;
  onTake: () => void;
  onLeave: () => void;
}

/** Offers to repair the same error in the other rows with one click. */
export function SameErrorOffer({ offer, isSending, onTake, onLeave }: SameErrorOfferProps) {
  const translate = useT();
  const { column, from, to, count } = offer;
  const column_name = translate(`imports.targets.${column}`);
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <>
          <Button color="inherit" size="small" loading={isSending} onClick={onTake}>
            {translate('imports.same.verb', { smart_count: count })}
          </Button>
          <Button color="inherit" size="small" disabled={isSending} onClick={onLeave}>
            {translate('imports.same.keep')}
          </Button>
        </>
      }
    >
      {translate(from === null ? 'imports.same.empty' : 'imports.same.sentence', {
        smart_count: count,
        column: column_name,
        from: from ?? '',
        to,
      })}
    </Alert>
  );
}
