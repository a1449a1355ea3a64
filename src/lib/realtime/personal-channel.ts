/** Connection on which the player's channel is subscribed without gaps. */
let activeConnection: object | null = null;

export function setSubscribed(connection: object, isSubscribed: boolean): void {
  if (isSubscribed) activeConnection = connection;
  else if (activeConnection === connection) activeConnection = null;
}

/** True while the player's updates arrive by realtime, so that polling is unnecessary. */
export const isPersonalChannelLive = (): boolean => activeConnection !== null;
