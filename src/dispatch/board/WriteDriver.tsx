import { isAllowed } from '../../domain/access/access';
import type { ManifestView } from '../../domain/runs/dispatchView';
import { useT } from '../../i18n/useT';
import { usePermissions } from '../../providers/usePermissions';
import { notifyDriver } from '../../board/actions/notifyDriver';
import { useOpenAction } from '../../board/actions/openAction';
import styles from './laneHead.module.css';

/** A message to the driver of a run, one press away; nothing without a driver or the right to write. */
export function WriteDriver({ manifest }: { manifest: ManifestView }) {
  const translate = useT();
  const { openRun } = useOpenAction();
  const mayWrite = isAllowed(notifyDriver.access, usePermissions());
  if (!mayWrite || notifyDriver.refusal(manifest) !== null) return null;
  const label = translate('actions.notifyDriver.title', { driver: manifest.employee ?? '' });
  return (
    <button
      type="button"
      className={styles.contact}
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => openRun(notifyDriver, manifest, currentTarget)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H7l-5 5V5a2 2 0 0 1 2-2zm2 5v2h12V8zm0 4v2h8v-2z" />
      </svg>
    </button>
  );
}
