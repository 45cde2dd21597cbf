import type { Policy } from '../../../engine/policy.ts';
import { rules } from '../rules/index.ts';
import type { View } from '../state.ts';

export const priorities: Policy<View> = (view, seat) => rules.idle(view, seat);
