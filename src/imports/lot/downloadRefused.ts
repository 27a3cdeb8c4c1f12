import type { ImportLotView } from '../../domain/imports/importView';
import { request } from '../../providers/http';
import { downloadFile } from '../../ui/downloadFile';
import { lotPath } from '../lotCalls';

/** The rows that were refused, in the columns of the file and with a reason: to be put right there and uploaded again. */
export async function downloadRefused(lot: ImportLotView): Promise<void> {
  const { data } = await request<Blob>(`${lotPath(lot.id)}/refused`, { as: 'blob' });
  const [name] = lot.file_name.split('.');
  downloadFile(data, `${name}-refused.csv`);
}
