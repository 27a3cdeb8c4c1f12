import KeptDataIcon from '@mui/icons-material/HistoryToggleOffOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import RolesIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import CalendarIcon from '@mui/icons-material/EventBusyOutlined';
import InspectionIcon from '@mui/icons-material/FactCheckOutlined';
import HistoryIcon from '@mui/icons-material/ManageHistory';
import HoursIcon from '@mui/icons-material/MoreTimeOutlined';
import FacilityIcon from '@mui/icons-material/ApartmentOutlined';
import ReportIcon from '@mui/icons-material/AssessmentOutlined';
import EmployeesIcon from '@mui/icons-material/BadgeOutlined';
import SchedulingIcon from '@mui/icons-material/CalendarMonthOutlined';
import PhoneIcon from '@mui/icons-material/CallOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import OperationsIcon from '@mui/icons-material/MonitorHeartOutlined';
import VehicleIcon from '@mui/icons-material/DirectionsCarOutlined';
import IntegrationsIcon from '@mui/icons-material/ExtensionOutlined';
import WebhooksIcon from '@mui/icons-material/WebhookOutlined';
import ImportsIcon from '@mui/icons-material/FileUploadOutlined';
import GarageIcon from '@mui/icons-material/GarageOutlined';
import ClientIcon from '@mui/icons-material/HandshakeOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import CapacityIcon from '@mui/icons-material/Inventory2Outlined';
import FuelIcon from '@mui/icons-material/LocalGasStationOutlined';
import CdpIcon from '@mui/icons-material/LocalPharmacyOutlined';
import DispatchIcon from '@mui/icons-material/LocalShippingOutlined';
import DeliveriesIcon from '@mui/icons-material/MedicationOutlined';
import OutboxIcon from '@mui/icons-material/OutboxOutlined';
import BellIcon from '@mui/icons-material/NotificationsOutlined';
import CashIcon from '@mui/icons-material/PaymentsOutlined';
import PeopleIcon from '@mui/icons-material/PeopleAltOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import BillingIcon from '@mui/icons-material/ReceiptLongOutlined';
import RunsIcon from '@mui/icons-material/RouteOutlined';
import AccessIcon from '@mui/icons-material/ShieldOutlined';
import SettingsIcon from '@mui/icons-material/TuneOutlined';
import CustodyIcon from '@mui/icons-material/ShoppingBagOutlined';
import GroupIcon from '@mui/icons-material/WorkspacesOutlined';
import type { MenuIcon } from '../../ui/routes/routeTypes';

/** The icon of each name: the route table contains no icons, because the sign-in page loads it too. */
export const MENU_ICONS: Readonly<Record<MenuIcon, SvgIconComponent>> = {
  home: HomeIcon,
  dispatch: DispatchIcon,
  custody: CustodyIcon,
  cash: CashIcon,
  scheduling: SchedulingIcon,
  imports: ImportsIcon,
  inbox: InboxIcon,
  deliveries: DeliveriesIcon,
  runs: RunsIcon,
  people: PeopleIcon,
  employees: EmployeesIcon,
  vehicle: VehicleIcon,
  capacity: CapacityIcon,
  group: GroupIcon,
  garage: GarageIcon,
  cdp: CdpIcon,
  facility: FacilityIcon,
  client: ClientIcon,
  place: PlaceIcon,
  dashboard: DashboardIcon,
  phone: PhoneIcon,
  fuel: FuelIcon,
  inspection: InspectionIcon,
  calendar: CalendarIcon,
  hours: HoursIcon,
  history: HistoryIcon,
  report: ReportIcon,
  billing: BillingIcon,
  bell: BellIcon,
  outbox: OutboxIcon,
  roles: RolesIcon,
  settings: SettingsIcon,
  integrations: IntegrationsIcon,
  webhooks: WebhooksIcon,
  access: AccessIcon,
  operations: OperationsIcon,
  keptData: KeptDataIcon,
};
