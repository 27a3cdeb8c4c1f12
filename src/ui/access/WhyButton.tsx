import Button from '@mui/material/Button';
import { isAllowed, type Requirement } from '../../domain/access/access';
import { useT } from '../../i18n/useT';
import { usePermissions } from '../../providers/usePermissions';
import { askWhy } from './why';

/** Beside a disabled function: which permission it needs, and who can grant it. */
export function WhyButton({ needs }: { needs: Requirement }) {
  const translate = useT();
  const permissions = usePermissions();
  if (!needs || isAllowed(needs, permissions)) return null;
  return (
    <Button size="small" onClick={() => askWhy([needs].flat())}>
      {translate('roles.why.ask')}
    </Button>
  );
}
