import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import SignOffIcon from '@mui/icons-material/VerifiedOutlined';
import { useState } from 'react';
import { PERMISSIONS } from '../../domain/access/permissions';
import { useT } from '../../i18n/useT';
import { HttpError, request } from '../../providers/http';
import { useAllowed } from '../../providers/usePermissions';
import { downloadFile } from '../../ui/downloadFile';
import type { PartProps } from '../defineScreens';
import { RecordActions } from '../screens/record/RecordActions';
import { SignOffDialog } from './SignOffDialog';

/** The PDF, and the sign-off while a critical defect is open. */
export default function InspectionActions({ name, record }: PartProps) {
  const translate = useT();
  const maySignOff = useAllowed(PERMISSIONS.inspections.signOff);
  const [isSigningOff, setIsSigningOff] = useState(false);
  const download = async () => {
    try {
      const { data } = await request<Blob>(`/inspections/${record.id}/pdf`, { as: 'blob' });
      downloadFile(data, `inspection-${record.id}.pdf`);
    } catch (cause) {
      // `request` has said what went wrong.
      if (!(cause instanceof HttpError)) throw cause;
    }
  };
  const pdf = { label: translate('inspections.pdf'), icon: PdfIcon, onClick: () => void download() };
  const signOff = {
    label: translate('inspections.signOff.action'),
    icon: SignOffIcon,
    onClick: () => setIsSigningOff(true),
  };
  return (
    <>
      <RecordActions
        name={name}
        record={record}
        main={maySignOff && record.state === 'critical' ? [pdf, signOff] : [pdf]}
      />
      {isSigningOff && <SignOffDialog record={record} onClose={() => setIsSigningOff(false)} />}
    </>
  );
}
