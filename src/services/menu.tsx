import { playerMenu } from "../features/index.ts";
import { Sidebar, type SidebarProps } from "../features/shell/menu/sidebar.tsx";

/** The phone's menu, with the features' entries for players. */
export default function Menu(props: Omit<SidebarProps, "playerEntries">) {
  return <Sidebar {...props} playerEntries={playerMenu} />;
}
