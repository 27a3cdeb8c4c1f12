import { Menu } from '@mui/material';
import { useState } from 'react';
import type { ManifestView } from '../domain/runs/dispatchView';
import { useT } from '../i18n/useT';
import { usePermissions } from '../providers/usePermissions';
import { actionsForRun } from './actions/offeredActions';
import { useOpenAction } from './actions/openAction';
import { ActionItem } from './ActionItem';
import { FollowItems } from './follow/FollowItems';
import { ShowOnMapItem } from './map/ShowOnMapItem';
import styles from './runMenu.module.css';

/** Menu of a run's actions, in the head of its lane. Renders nothing when no action is offered. */
export function RunMenu({ manifest }: { manifest: ManifestView }) {
  const translate = useT();
  const actions = actionsForRun(manifest, usePermissions());
  const { openRun } = useOpenAction();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  if (actions.length === 0) return null;
  return (
    <>
      {/* A plain button in place of the library's: every lane has one and scrolling mounts and unmounts them
         often. */}
      <button
        ref={setButton}
        type="button"
        className={styles.button}
        aria-label={translate('dispatch.runMenu', { name: manifest.name })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M8 3.5v.01M8 8v.01M8 12.5v.01" />
        </svg>
      </button>
      {isOpen ? (
        <Menu
          open
          anchorEl={button}
          onClose={() => setIsOpen(false)}
          slotProps={{
            list: { dense: true, 'aria-label': translate('dispatch.runMenu', { name: manifest.name }) },
          }}
        >
          {actions.map((action) => (
            <ActionItem
              key={action.name}
              action={action}
              disabled={action.isOff?.(manifest)}
              onChoose={() => {
                setIsOpen(false);
                openRun(action, manifest, button);
              }}
            />
          ))}
          <FollowItems manifest={manifest} onChoose={() => setIsOpen(false)} />
          <ShowOnMapItem shown={{ event: null, manifest }} onChoose={() => setIsOpen(false)} />
        </Menu>
      ) : null}
    </>
  );
}
