import { useEffect, useMemo, useReducer, useRef } from 'react';
import { defaultStyles } from '#domain/subscriptions/entitlements.ts';
import { useSignedInUser } from '#web/api/session.ts';
import { dropFirstCar, findFirstCar } from '#web/first-car.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import { beginWith } from './begin-with.ts';
import { keepDraft, keepPasted, readDraft } from './draft-storage.ts';
import {
  emptyState,
  type GeneratorAction,
  type GeneratorState,
  generatorReducer,
} from './generator-state.ts';

export interface Generator {
  state: GeneratorState;
  dispatch(action: GeneratorAction): void;
}

/**
 * The generator's state; a draft outlives a look at the plans or a new sign-in, as long as the tab.
 * A first one begins with
 * the car that was typed on the landing page. The styles are reset whenever plan or role change.
 */
export function useGenerator(): Generator {
  const { id, role, subscriptionPlan, subscriptionStatus } = useSignedInUser();
  const rights = `${role} ${subscriptionPlan} ${subscriptionStatus}`;
  const styles = useMemo(
    () => defaultStyles({ role, subscriptionPlan, subscriptionStatus }),
    [role, subscriptionPlan, subscriptionStatus],
  );
  const [state, dispatch] = useReducer(generatorReducer(styles), undefined, () => {
    const kept = readDraft(id);
    const fresh = emptyState(styles, currentLanguage());
    if (!kept) return beginWith(findFirstCar(), fresh);
    // A draft kept by an earlier version of the page lacks what that one did not know.
    const draft = { ...fresh.draft, ...kept.state.draft };
    return { ...fresh, ...kept.state, draft, ...(kept.rights === rights ? {} : { styles }) };
  });

  useEffect(dropFirstCar, []);

  const rightsOfStyles = useRef(rights);
  useEffect(() => {
    if (rightsOfStyles.current === rights) return;
    rightsOfStyles.current = rights;
    dispatch({ type: 'styles-reset', styles });
  }, [rights, styles]);

  useEffect(() => keepDraft(id, { rights, state }), [id, rights, state]);
  const { step, pasted } = state;
  useEffect(() => keepPasted(id, { step, pasted }), [id, step, pasted]);
  return { state, dispatch };
}
