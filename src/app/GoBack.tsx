import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { HOME } from '../domain/access/paths';
import { previousRoute } from '../ui/access/previousRoute';

/** Leads to the route before this one; a page that was opened by its address leads home. */
export function GoBack({ label }: { label: string }) {
  const navigate = useNavigate();
  return (
    <Button variant="contained" onClick={() => void navigate(previousRoute() ?? HOME)}>
      {label}
    </Button>
  );
}
