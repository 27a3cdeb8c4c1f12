import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { HOME } from '../domain/access/paths';
import { previousRoute } from '../ui/access/previousRoute';

/** Leads to the previous route; if the page was opened by its URL, to the default page. */
export function GoBack({ label }: { label: string }) {
  const navigate = useNavigate();
  return (
    <Button variant="contained" onClick={() => void navigate(previousRoute() ?? HOME)}>
      {label}
    </Button>
  );
}
