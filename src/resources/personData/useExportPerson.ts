import type { exportEmployeeCall, exportParticipantCall } from '../../contract/keeping/personExports';
import { readApi } from '../../providers/callApi';
import { showMessage } from '../../providers/messageLog';
import { useAskedFile } from '../../ui/files/useAskedFile';

type ExportCall = typeof exportEmployeeCall | typeof exportParticipantCall;

/** Asks for all data of a person as a file. */
export function useExportPerson(call: ExportCall, id: number): { isAsking: boolean; ask: () => void } {
  const { isAsking, ask } = useAskedFile((text) => showMessage({ kind: 'error', text }));
  return { isAsking, ask: () => ask(() => readApi<ExportCall>(call, { params: { id } })) };
}
