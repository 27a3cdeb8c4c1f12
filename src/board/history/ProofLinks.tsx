import { Link } from '@mui/material';
import { isAllowed } from '../../domain/access/access';
import { PERMISSIONS } from '../../domain/access/permissions';
import { useT } from '../../i18n/useT';
import { usePermissions } from '../../providers/usePermissions';
import styles from './lifeCycle.module.css';

/** Links to the proof pages of the delivery. They open in new tabs, so the board keeps its state. */
export function ProofLinks({ eventId }: { eventId: number }) {
  const translate = useT();
  if (!isAllowed(PERMISSIONS.dispatch.readProof, usePermissions())) return null;
  return (
    <p className={styles.links}>
      <Link href={`#/delivery-report/${eventId}`} target="_blank" rel="noopener">
        {translate('proof.report')}
      </Link>
      <Link href={`#/delivery-evidence?event=${eventId}`} target="_blank" rel="noopener">
        {translate('proof.evidence')}
      </Link>
    </p>
  );
}
