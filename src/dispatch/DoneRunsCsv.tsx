import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button, Tooltip } from '@mui/material';
import { useState } from 'react';
import { isAllowed } from '../domain/access/access';
import { MANIFESTS_PER_PAGE } from '../domain/wire/lists';
import { CSV_EXPORT_STATUS } from '../domain/runs/manifestStatus';
import { PERMISSIONS } from '../domain/access/permissions';
import { useT } from '../i18n/useT';
import { minorAction, PageActionLabel } from '../ui/PageActionLabel';
import { PageActions } from '../ui/PageActions';
import { request } from '../providers/http';
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
  const start = () => {
    setIsAsking(true);
    // `request` has shown the error.
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
