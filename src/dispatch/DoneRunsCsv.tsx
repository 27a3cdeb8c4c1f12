import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import { MANIFESTS_PER_PAGE } from '../domain/wire/lists';
import { CSV_EXPORT_STATUS } from '../domain/runs/manifestStatus';
import { useT } from '../i18n/useT';
import { request } from '../providers/http';
import { showMessage } from '../providers/messageLog';
import { keepAsyncRequest } from '../providers/asyncRequests';

function stay(): void {}

/**
 * The done runs of the day as CSV, created in the background; a day without done runs shows a message (spec
 * §7, §8).
 */
export function DoneRunsCsv({ date }: { date: string }) {
  const translate = useT();

  async function ask(): Promise<void> {
    const list = `/delivery_manifest?delivery_manifest_status_id=${CSV_EXPORT_STATUS}&date=${date}&per_page=${MANIFESTS_PER_PAGE}`;
    const { data } = await request<{ id: number }[] | { data: { id: number }[] }>(list);
    const ids = (Array.isArray(data) ? data : data.data).map((run) => run.id);
    if (ids.length === 0) {
      showMessage({ kind: 'warning', text: translate('dispatcher.noManifestAvailable') });
      return;
    }
    const path = `/delivery_manifest/reports/csv?delivery_manifest_ids=${ids.join(',')}`;
    const answer = await request<{ uuid: string }>(path);
    keepAsyncRequest(answer.data.uuid);
    showMessage({ kind: 'success', text: translate('reports.started') });
  }
  // `request` has shown the error.
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
