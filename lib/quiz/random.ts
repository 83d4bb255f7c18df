/** A number from 0 up to 1. */
export type Random = () => number;

/** One of a list that is not empty. */
export function picked<Thing>(things: readonly Thing[], random: Random): Thing {
  return things[Math.floor(random() * things.length)] as Thing;
}

/** The same things in an order of which each is equally likely. */
export function shuffled<Thing>(things: readonly Thing[], random: Random): Thing[] {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as Thing, order[last] as Thing];
  }
  return order;
}
