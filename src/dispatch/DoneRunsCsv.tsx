import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import { runsCall } from '../contract/board/runs';
import { runsCsvCall } from '../contract/reports/reports';
import { MANIFESTS_PER_PAGE } from '../domain/wire/lists';
import { CSV_EXPORT_STATUS } from '../domain/runs/manifestStatus';
import { useT } from '../i18n/useT';
import { readApi } from '../providers/callApi';
import { showMessage } from '../providers/messageLog';
import { useFollowedFile } from '../ui/files/useFollowedFile';

function stay(): void {}

/**
 * The done runs of the day as CSV, created in the background; a day without done runs shows a message (spec
 * §7, §8).
 */
export function DoneRunsCsv({ date }: { date: string }) {
  const translate = useT();
  const follow = useFollowedFile();

  async function ask(): Promise<void> {
    const delivery_manifest_status_id = String(CSV_EXPORT_STATUS);
    const query = { date, delivery_manifest_status_id, per_page: MANIFESTS_PER_PAGE };
    const ids = (await readApi(runsCall, { query }, { toast: true })).map((run) => run.id);
    if (ids.length === 0) {
      showMessage({ kind: 'warning', text: translate('dispatcher.noManifestAvailable') });
      return;
    }
    const asked = { query: { delivery_manifest_ids: ids.join(',') } };
    const started = await readApi(runsCsvCall, asked, { toast: true });
    if (started?.uuid) follow(started.uuid);
    else showMessage({ kind: 'success', text: translate('reports.started') });
  }
  // `readApi` has shown the error.
  const start = () => void ask().catch(stay);
  return (
    <MenuItem onClick={start}>
      <ListItemIcon>
        <DownloadIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{translate('reports.runsCsv')}</ListItemText>
    </MenuItem>
  );
}
