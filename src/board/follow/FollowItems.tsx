import { Divider, ListItemText, MenuItem } from '@mui/material';
import type { ManifestView } from '../../domain/runs/dispatchView';
import { useT } from '../../i18n/useT';
import { useFollowed } from './useFollowed';

/** Entries of a run's menu: follow the run or its CDP, or stop following it. */
export function FollowItems({ manifest, onChoose }: { manifest: ManifestView; onChoose: () => void }) {
  const translate = useT();
  const { data, change } = useFollowed();
  if (!data) return null;
  const { id, close_door_pharmacy_id: cdp } = manifest;
  const isRun = data.runs.some((run) => run.id === id);
  const isCdp = data.cdps.some((each) => each.id === cdp);
  return (
    <>
      <Divider />
      <MenuItem
        onClick={() => {
          onChoose();
          change({ delivery_manifest_id: id, follow: !isRun });
        }}
      >
        <ListItemText>
          {translate(isRun ? 'dispatch.follow.unfollowRun' : 'dispatch.follow.run')}
        </ListItemText>
      </MenuItem>
      <MenuItem
        onClick={() => {
          onChoose();
          change({ close_door_pharmacy_id: cdp, follow: !isCdp });
        }}
      >
        <ListItemText>
          {translate(isCdp ? 'dispatch.follow.unfollowCdp' : 'dispatch.follow.cdp')}
        </ListItemText>
      </MenuItem>
    </>
  );
}
