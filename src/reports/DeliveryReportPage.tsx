import { useNavigate } from 'react-router-dom';
import { HOME } from '../domain/access/paths';
import DeliveryReportDialog from './DeliveryReportDialog';

/** The address of the deliveries report: its dialog; closed, the start page. */
export default function DeliveryReportPage() {
  const navigate = useNavigate();
  return <DeliveryReportDialog onClose={() => void navigate(HOME)} />;
}
