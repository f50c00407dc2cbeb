/* Where a view has to end up, and how it did: InsetOracle. */
#ifndef CTWIN_ORACLE_H
#define CTWIN_ORACLE_H

#include "view.h"

typedef enum { MOVES_INSETS, MOVES_CONSTRAINT, MOVES_VIEW } Design;

typedef struct {
    CTwinInsets content, indicators;
    double lowest_line;
} Expectation;

typedef struct {
    double bottom;
    bool has_wrong_edge, has_wrong_indicator;
} Judgement;

typedef struct {
    /* Negative for hidden content, positive for a gap, 0 while the bottom is exact. */
    int bottom;
    bool has_wrong_edge, has_wrong_indicator, is_not_restored;
    int first_wrong_step;
} Verdict;

static inline double height_under_keyboard(const CTwinStep *step, CTwinRect view) {
    if (!step->is_covered) return 0;
    CTwinRect keyboard = step->covered;
    if (!(max_x(keyboard) > view.x && keyboard.x < max_x(view))) return 0;
    double height = max_y(view) - larger(keyboard.y, view.y);
    return height < 1 ? 0 : height;
}

static inline Expectation expectation(
    const CTwinStep *step, const CTwinScene *scene, const CTwinEnvironment *e, CTwinRect frame) {
    double covered = height_under_keyboard(step, frame);
    Expectation result;
    result.content = add(scene->base, e->system_inset);
    result.content.bottom = scene->base.bottom + larger(e->system_inset.bottom, covered);
    result.indicators = add(scene->indicator_base, e->indicator_system_inset);
    result.indicators.bottom =
        scene->indicator_base.bottom + larger(e->indicator_system_inset.bottom, covered);
    double resting = max_y(frame) - e->obstruction.bottom;
    result.lowest_line = covered > 0 ? smaller(resting, step->covered.y) : resting;
    return result;
}

/* The difference, or 0 within the tolerance. */
static inline double off(double actual, double expected) {
    double difference = actual - expected;
    return fabs(difference) <= 0.5 ? 0 : difference;
}

static inline Judgement judge(
    const Expectation *expected, const Settled *actual, Design design, double padding) {
    if (design != MOVES_INSETS) {
        return (Judgement){
            off(expected->lowest_line - padding, actual->lowest_line), false, false};
    }
    const CTwinInsets *content = &actual->content, *indicators = &actual->indicators;
    return (Judgement){
        off(content->bottom, expected->content.bottom),
        off(content->top, expected->content.top) != 0
            || off(content->left, expected->content.left) != 0
            || off(content->right, expected->content.right) != 0,
        off(indicators->bottom, expected->indicators.bottom) != 0
            || off(indicators->top, expected->indicators.top) != 0
            || off(indicators->left, expected->indicators.left) != 0
            || off(indicators->right, expected->indicators.right) != 0};
}

static inline void take(Verdict *verdict, Judgement judgement, int step, bool is_covered) {
    if (judgement.bottom == 0 && !judgement.has_wrong_edge && !judgement.has_wrong_indicator) {
        return;
    }
    if (verdict->first_wrong_step == 0) verdict->first_wrong_step = step;
    if (verdict->bottom == 0 && judgement.bottom != 0) {
        verdict->bottom = judgement.bottom < 0 ? -1 : 1;
    }
    verdict->has_wrong_edge |= judgement.has_wrong_edge;
    verdict->has_wrong_indicator |= judgement.has_wrong_indicator;
    verdict->is_not_restored |= !is_covered;
}

static inline void count(CTwinTally *tally, const Verdict *verdict) {
    tally->exact += verdict->first_wrong_step == 0;
    tally->hidden += verdict->bottom < 0;
    tally->gap += verdict->bottom > 0;
    tally->edges += verdict->has_wrong_edge;
    tally->indicators += verdict->has_wrong_indicator;
    tally->not_restored += verdict->is_not_restored;
    tally->first_wrong_steps += verdict->first_wrong_step;
}

#endif
