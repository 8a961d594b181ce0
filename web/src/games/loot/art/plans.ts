/** Which ship sails on which card: the richer the cargo or the more skulls, the more masts. */
import type { ShipPlan } from './ship';

const cog: ShipPlan = {
  length: 104,
  waist: 26,
  stern: 52,
  bow: 44,
  aft: 0.26,
  fore: 0.2,
  sprit: 26,
  masts: [
    {
      x: 2,
      top: 168,
      nest: 142,
      pennant: 40,
      sails: [{ y: 128, head: 84, foot: 92, drop: 84, belly: 16, emblem: true }],
    },
  ],
};

const caravel: ShipPlan = {
  length: 128,
  waist: 28,
  stern: 60,
  bow: 48,
  aft: 0.27,
  fore: 0.2,
  sprit: 30,
  masts: [
    { x: -40, top: 122, lateen: 58, sails: [] },
    {
      x: 12,
      top: 176,
      nest: 152,
      pennant: 40,
      sails: [
        { y: 158, head: 40, foot: 58, drop: 36, belly: 8 },
        { y: 118, head: 82, foot: 90, drop: 74, belly: 15, emblem: true },
      ],
    },
  ],
};

const carrack: ShipPlan = {
  length: 150,
  waist: 30,
  stern: 70,
  bow: 58,
  aft: 0.28,
  fore: 0.22,
  sprit: 32,
  masts: [
    { x: -56, top: 126, lateen: 54, pennant: 18, sails: [] },
    {
      x: 50,
      top: 146,
      pennant: 24,
      sails: [{ y: 124, head: 50, foot: 58, drop: 60, belly: 12 }],
    },
    {
      x: -4,
      top: 182,
      nest: 158,
      pennant: 42,
      sails: [
        { y: 164, head: 44, foot: 62, drop: 40, belly: 9 },
        { y: 120, head: 76, foot: 84, drop: 76, belly: 15, emblem: true },
      ],
    },
  ],
};

const great: ShipPlan = {
  ...carrack,
  length: 168,
  waist: 34,
  stern: 84,
  bow: 66,
  ports: 4,
  masts: [
    { x: -66, top: 140, lateen: 54, pennant: 18, sails: [] },
    {
      x: 56,
      top: 160,
      nest: 140,
      pennant: 26,
      sails: [
        { y: 146, head: 30, foot: 42, drop: 28, belly: 6 },
        { y: 116, head: 54, foot: 60, drop: 56, belly: 12 },
      ],
    },
    {
      x: -6,
      top: 190,
      nest: 168,
      pennant: 46,
      sails: [
        { y: 174, head: 46, foot: 64, drop: 42, belly: 9 },
        { y: 128, head: 80, foot: 86, drop: 76, belly: 15, emblem: true },
      ],
    },
  ],
};

export const merchantPlan = (value: number): ShipPlan => ({
  ...(value <= 2 ? cog : value <= 3 ? caravel : value <= 5 ? carrack : great),
  ports: 0,
  cargo: value,
});

/** The mark of the guild on a merchant's great sail, by value. */
export const guilds: Record<number, string> = {
  2: 'M-5-20H5V-5H20V5H5V20H-5V5H-20V-5H-5Z',
  3: 'M-19-24h8V26h-8zM-4-24h8V26h-8zM11-24h8V26h-8z',
  4: 'M0-22L18 0L0 22L-18 0ZM0-9L-7 0L0 9L7 0Z',
  5: 'M-4 20V0H-9V-5H9V0H4V6H11V11H4V14H11V20ZM0-24A10 10 0 1 0 .1-4A10 10 0 1 0 0-24ZM0-18A4 4 0 1 1-.1-10A4 4 0 1 1 0-18Z',
  6: 'M0-5A5 5 0 1 0 .1 5A5 5 0 1 0 0-5M-4-8A9 9 0 1 1 4-8L0-6ZM6-7A9 9 0 1 1 9 2L6-1ZM8 5A9 9 0 1 1 0 9L4 6ZM-2 9A9 9 0 1 1-9 4L-6 5ZM-9 1A9 9 0 1 1-6-7L-6-2Z',
  7: 'M0-24C8-14 8-4 3 3C10 2 11-8 18-8C24-2 18 10 4 10V14C8 16 8 20 6 24H-6C-8 20-8 16-4 14V10C-18 10-24-2-18-8C-11-8-10 2-3 3C-8-4-8-14 0-24Z',
  8: 'M-22-12L-11 0L-7-20L0-4L7-20L11 0L22-12L18 12H-18ZM-18 15H18V21H-18Z',
};

const ragged = (plan: ShipPlan, ports: number): ShipPlan => ({
  ...plan,
  ports,
  masts: plan.masts.map((mast) => ({
    ...mast,
    sails: mast.sails.map((sail) => ({ ...sail, torn: true })),
  })),
});

/** One skull sails a cog, four skulls a floating fortress. */
export const piratePlan = (skulls: number): ShipPlan =>
  ragged([cog, caravel, carrack, great][skulls - 1] ?? great, skulls + 1);
