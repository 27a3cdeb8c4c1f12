import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { request } from '../../../providers/http';
import { showMessage } from '../../../providers/messageLog';
import type { ResourceName } from '../../registry';
import { resourceOf } from '../../../ui/resourceOf';
import { downloadFile } from '../../../ui/downloadFile';
import { isPrivateFilter } from './privateFilters';
import type { ListParams } from './useListParams';

/** Name that the server gives the file, else the resource's. */
function fileNameOf(headers: Headers, fallback: string): string {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? fallback;
}

/**
 * Downloads the list as it is filtered and sorted, with the chosen columns, all pages. Filters that can name a patient go in the body, never in
 * an address that a log keeps. A failure is told by the call itself.
 */
export function useCsvExport(name: ResourceName, { filters, sort }: ListParams, columns: readonly string[]) {
  const translate = useT();
  const [isExporting, setIsExporting] = useState(false);
  const exportCsv = async () => {
    const resource = resourceOf(name);
    const order = `${sort.order === 'DESC' ? '-' : ''}${sort.field}`;
    const query = { ...filters, sort: order, columns: columns.join(',') };
    const isPrivate = Object.keys(filters).some((key) => isPrivateFilter(resource, key));
    setIsExporting(true);
    try {
      const { data, headers } = isPrivate
        ? await request<Blob>(`${resource.path}/search/csv`, { method: 'POST', body: query, as: 'blob' })
        : await request<Blob>(`${resource.path}/csv?${new URLSearchParams(query).toString()}`, {
            as: 'blob',
          });
      downloadFile(data, fileNameOf(headers, `${name}.csv`));
      showMessage({
        kind: 'success',
        key: 'screens.list.exported',
        text: translate('screens.list.exported'),
      });
    } catch {
      // `request` has said what went wrong.
    } finally {
      setIsExporting(false);
    }
  };
  return { exportCsv, isExporting };
}
