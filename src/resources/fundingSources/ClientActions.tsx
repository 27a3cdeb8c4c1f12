import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import { useT } from '../../i18n/useT';
import type { PartProps } from '../defineScreens';
import { RecordActions } from '../screens/record/RecordActions';
import { useMay } from '../screens/useMay';

/** From a client to whom it pays for: their list, filtered. */
export default function ClientActions({ name, record }: PartProps) {
  const translate = useT();
  const may = useMay('participants');
  const people = {
    label: translate('screens.record.ofClient'),
    icon: PeopleIcon,
    to: `/data/participants?funding_source_id=${record.id}&is_active=1`,
  };
  return <RecordActions name={name} record={record} main={may.list ? [people] : []} />;
}
