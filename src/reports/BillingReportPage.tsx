import { useNavigate } from 'react-router-dom';
import { HOME } from '../domain/access/paths';
import BillingReportDialog from './BillingReportDialog';

/** The address of the billing report: its dialog; closed, the start page. */
export default function BillingReportPage() {
  const navigate = useNavigate();
  return <BillingReportDialog onClose={() => void navigate(HOME)} />;
}
