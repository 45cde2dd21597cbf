import { call } from '../net/api.ts';
import type { HeldSeat } from '../net/types.ts';

/** Asks the browser's leave. To be called from a press. False: it was not given, or there is nothing to give. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in window) || !('serviceWorker' in navigator)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Has this device told of these seats' turns. Does nothing where the app is not installed or its leave is not given. */
export async function tellOfTurns(matchID: string, held: readonly HeldSeat[]): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.pushManager || Notification.permission !== 'granted') return;
  const { publicKey } = await call<{ publicKey: string }>('/api/push/key');
  const subscription =
    (await registration.pushManager.getSubscription()) ??
    (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  const { endpoint, keys } = subscription.toJSON();
  const seats = held.map(({ seat, credentials }) => ({ matchID, playerID: String(seat), credentials }));
  await call('/api/push', { subscription: { endpoint, keys }, seats });
}

/** Has this device told of nothing any more. */
export async function tellOfNothing(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  if (!subscription) return;
  await call('/api/push/forget', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}
