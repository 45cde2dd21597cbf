/** What the house pushes to a device. */
export interface PushMessage {
  kind: 'turn';
  matchID: string;
  table: string;
}

/** The message in a push's text; null for anything else. */
export function readMessage(text: string | undefined): PushMessage | null {
  try {
    const { kind, matchID, table } = JSON.parse(text ?? '') as Record<string, unknown>;
    const whole =
      kind === 'turn' && typeof matchID === 'string' && /^\w{11,32}$/.test(matchID) && typeof table === 'string';
    return whole ? { kind, matchID, table } : null;
  } catch {
    return null;
  }
}
