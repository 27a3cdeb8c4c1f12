import type { ImportLotView } from '../../domain/imports/importView';
import { request } from '../../providers/http';
import { downloadFile } from '../../ui/downloadFile';
import { lotPath } from '../lotCalls';

/** The refused rows, in the file's columns with a reason: to be corrected there and uploaded again. */
export async function downloadRefused(lot: ImportLotView): Promise<void> {
  const { data } = await request<Blob>(`${lotPath(lot.id)}/refused`, { as: 'blob' });
  const [name] = lot.file_name.split('.');
  downloadFile(data, `${name}-refused.csv`);
}
