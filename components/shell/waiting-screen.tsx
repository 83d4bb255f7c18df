import type { ComponentProps } from "react";
import { Greeting } from "@/components/home/greeting";
import home from "@/components/home/home.module.css";
import { TopicOptions } from "@/components/home/topic-options";
import { Mark } from "@/components/session/mark";
import { Button } from "@/components/ui/button";
import { Field, SelectField } from "@/components/ui/field";
import { Loading } from "@/components/ui/loading";
import type { AppConfig } from "@/lib/config/app-config";
import type { TranslatedFeatures } from "@/lib/config/question-languages";
import { enabledTopics } from "@/lib/config/topics";
import { texts } from "@/lib/texts";
import { homeTexts } from "@/lib/texts/home";
import layout from "./layout.module.css";

type Props = { app: AppConfig; features: TranslatedFeatures };

/**
 * What the HTML shows until the app has loaded: a sentence, or for somebody who opens home (`first-paint.inline.js` finds out) the
 * greeting, the form, in which they can write already, and the question of the day. The app shows the same at the same place and takes
 * over what was written (`useWaitingForm`).
 */
export function WaitingScreen({ app, features }: Props) {
  const topics = enabledTopics(features);
  const { topicSelectionLabel, topicSelectionPlaceholder } = features.flexiFeatures.chat;
  return (
    <div className={`${layout.layout} ${home.screen}`}>
      <div className={`${layout.bar} ${home.homeOnly}`} />
      <div className={`${layout.side} ${home.homeOnly}`} />
      <main className={layout.content}>
        <div className={layout.column}>
          <div className={home.setup} data-waiting>
            {/* Hidden from screen readers, because the app announces the greeting again. */}
            <div className={home.homeOnly} aria-hidden="true">
              <Greeting name={<GivenText data-name="" />} />
            </div>
            {topics.length > 0 && (
              <form className={`${home.begin} ${home.homeOnly}`} noValidate autoComplete="off">
                {topics.length > 1 && (
                  <SelectField label={topicSelectionLabel} name="topic">
                    <option value="">{topicSelectionPlaceholder}</option>
                    <TopicOptions topics={topics} />
                  </SelectField>
                )}
                <Field label={app.projectNameLabel}>
                  {({ id, className }) => (
                    <textarea
                      id={id}
                      name="projectName"
                      className={`${className} ${home.name}`}
                      rows={1}
                      dir="auto"
                      placeholder={app.placeholder}
                    />
                  )}
                </Field>
                <Button type="submit">{texts.label.begin}</Button>
              </form>
            )}
            <noscript>{texts.layout.scriptNeeded}</noscript>
            <div className={home.sentence}>
              <Loading>
                <Mark />
                {texts.conversation.loadingConfiguration}
              </Loading>
            </div>
            <div className={`${home.today} ${home.homeOnly}`}>
              <section className={home.section} aria-label={homeTexts.questionOfTheDay} hidden suppressHydrationWarning>
                <h2>{homeTexts.questionOfTheDay}</h2>
                <div className={home.card} data-ribbon="" suppressHydrationWarning>
                  <p className={home.topic}>
                    <GivenText lang={features.language} />
                  </p>
                  <button type="button" className={home.question} suppressHydrationWarning>
                    <GivenText lang={features.language} dir="auto" />
                  </button>
                  {/* Keeps the space of "A different one". */}
                  <div className={home.anotherSpace} />
                </div>
              </section>
              {/* Keeps the space of what can be continued. */}
              <div />
            </div>
          </div>
        </div>
      </main>
    </div>
  );
}

/** A text that first-paint.inline.js sets, maybe before React hydrates it. */
const GivenText = (props: ComponentProps<"span">) => (
  <span {...props} suppressHydrationWarning>
    {""}
  </span>
);
