import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useTranslateAny } from '../../i18n/useT';
import { narrowAction, PageActionLabel } from '../../ui/PageActionLabel';
import type { PartProps } from '../defineScreens';
import { useMay } from '../screens/useMay';

/** From a facility to who lives there, from a client to whom it pays for: their list, filtered. */
export default function ParticipantsLink({ name, record }: PartProps) {
  const translateAny = useTranslateAny();
  const may = useMay('participants');
  if (!may.list) return null;
  const [filter, words] =
    name === 'facilities' ? ['facility_id', 'residents'] : ['funding_source_id', 'ofClient'];
  return (
    <Button
      size="small"
      color="secondary"
      startIcon={<PeopleIcon />}
      sx={narrowAction}
      component={Link}
      to={`/data/participants?${filter}=${record.id}&is_active=1`}
    >
      <PageActionLabel>{translateAny(`screens.record.${words}`)}</PageActionLabel>
    </Button>
  );
}
