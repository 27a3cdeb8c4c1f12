import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button, Tooltip } from '@mui/material';
import { useState } from 'react';
import { runsCall } from '../contract/board/runs';
import { runsCsvCall } from '../contract/reports/reports';
import { isAllowed } from '../domain/access/access';
import { MANIFESTS_PER_PAGE } from '../domain/wire/lists';
import { CSV_EXPORT_STATUS } from '../domain/runs/manifestStatus';
import { PERMISSIONS } from '../domain/access/permissions';
import { useT } from '../i18n/useT';
import { minorAction, PageActionLabel } from '../ui/PageActionLabel';
import { PageActions } from '../ui/PageActions';
import { readApi } from '../providers/callApi';
import { showMessage } from '../providers/messageLog';
import { usePermissions } from '../providers/usePermissions';
import { keepAsyncRequest } from '../providers/asyncRequests';

/**
 * The done runs of the day as CSV, created in the background; a day without done runs shows a message (spec
 * §7, §8).
 */
export function DoneRunsCsv({ date }: { date: string }) {
  const translate = useT();
  const mayDownload = isAllowed(PERMISSIONS.dispatch.downloadCSV, usePermissions());
  const [isAsking, setIsAsking] = useState(false);
  if (!mayDownload) return null;

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
    if (started?.uuid) keepAsyncRequest(started.uuid);
    showMessage({ kind: 'success', text: translate('reports.started') });
  }
  const start = () => {
    setIsAsking(true);
    // `readApi` has shown the error.
    ask().then(
      () => setIsAsking(false),
      () => setIsAsking(false),
    );
  };
  return (
    <PageActions>
      <Tooltip title={translate('reports.runsCsv')} describeChild>
        <span>
          <Button
            size="small"
            variant="outlined"
            startIcon={<DownloadIcon />}
            sx={minorAction}
            loading={isAsking}
            loadingPosition="start"
            onClick={start}
          >
            <PageActionLabel isMinor>{translate('reports.runsCsv')}</PageActionLabel>
          </Button>
        </span>
      </Tooltip>
    </PageActions>
  );
}
