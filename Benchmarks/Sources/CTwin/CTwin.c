/* The loop: what Subject.play and ShapeJudge do. */
#include "CTwin.h"

#include "oracle.h"
#include "strategies.h"

/* All scenes of a place with what is the same for every strategy. */
typedef struct {
    const CTwinScene *scene;
    const CTwinEnvironment *environments;
    const CTwinStep *steps;
    const CTwinEvent *events;
    Expectation expectations[CTWIN_MAX_STEPS];
} Stage;

/* What goes on from the end of a step. */
typedef struct {
    View view;
    Memory memory;
    Verdict verdict;
} State;

/* Inlined into each strategy's own loop, as Swift specialises its own. */
static inline __attribute__((always_inline)) void play(
    const Stage *stage, Receive receive, Design design, double padding, CTwinTally *tally) {
    const CTwinScene *scene = stage->scene;
    State now = {
        .view = view_before_keyboard(
            &stage->environments[0], scene->base, scene->indicator_base, padding),
        .memory = {.is_registered = receive == intersection_on_did_show},
    };
    State saved[CTWIN_MAX_DEPTH + 1];
    saved[0] = now;
    int depth = 0;
    for (int number = 0; number < scene->step_count; number++) {
        const CTwinStep *step = &stage->steps[number];
        const CTwinEvent *events = &stage->events[step->first_event];
        if (step->depth < depth) now = saved[step->depth];
        depth = step->depth + 1;
        for (int i = 0; i < step->event_count; i++) {
            if (events[i].kind == CTWIN_LAY_OUT) {
                lay_out(&now.view, &stage->environments[events[i].stage]);
            } else if (events[i].kind == CTWIN_MOVE_KEYBOARD) {
                move_keyboard(&now.view, events[i].has_end, events[i].end);
            } else {
                receive(&now.memory, &events[i], &now.view);
            }
        }
        Settled end = settled(&now.view);
        Judgement judgement = judge(&stage->expectations[number], &end, design, padding);
        take(&now.verdict, judgement, depth, step->is_covered);
        count(tally, &now.verdict);
        if (step->is_saved) saved[depth] = now;
    }
}

#define PLAYER(name, design, padding)                                                             \
    static void play_##name(const Stage *stage, CTwinTally *tally) {                              \
        play(stage, name, design, padding, tally);                                                \
    }

PLAYER(covered_area, MOVES_INSETS, 0)
PLAYER(height_minus_bar, MOVES_INSETS, 0)
PLAYER(raw_height, MOVES_INSETS, 0)
PLAYER(intersection_on_did_show, MOVES_INSETS, 0)
PLAYER(intersection_in_table, MOVES_INSETS, 0)
PLAYER(intersection_on_change_frame, MOVES_INSETS, 0)
PLAYER(remember_applied, MOVES_INSETS, 0)
PLAYER(safe_area_layout_frame, MOVES_INSETS, 0)
PLAYER(raw_height_scroll_to_field, MOVES_INSETS, 0)
PLAYER(constraint_literal, MOVES_CONSTRAINT, CONSTRAINT_PADDING)
PLAYER(constraint_intent, MOVES_CONSTRAINT, CONSTRAINT_PADDING)
PLAYER(move_by_begin_height, MOVES_VIEW, 0)
PLAYER(constant_216, MOVES_INSETS, 0)
PLAYER(keyboard_height, MOVES_INSETS, 0)
PLAYER(legacy_axes_ignored, MOVES_INSETS, 0)
PLAYER(manual_sums, MOVES_INSETS, 0)

static const struct {
    const char *id;
    void (*play)(const Stage *, CTwinTally *);
} STRATEGIES[] = {
    {"covered-area", play_covered_area},
    {"s0a-height-minus-bar", play_height_minus_bar},
    {"s0b-raw-height", play_raw_height},
    {"s1-intersection-on-did-show", play_intersection_on_did_show},
    {"s2-intersection-in-table", play_intersection_in_table},
    {"s2b-intersection-on-change-frame", play_intersection_on_change_frame},
    {"s2d-remember-applied", play_remember_applied},
    {"s2e-safe-area-layout-frame", play_safe_area_layout_frame},
    {"s2f-raw-height-scroll-to-field", play_raw_height_scroll_to_field},
    {"s3-constraint-literal", play_constraint_literal},
    {"s3-constraint-intent", play_constraint_intent},
    {"s4-move-by-begin-height", play_move_by_begin_height},
    {"n1-constant-216", play_constant_216},
    {"n2-keyboard-height", play_keyboard_height},
    {"n3-legacy-axes-ignored", play_legacy_axes_ignored},
    {"n4-manual-sums", play_manual_sums},
};

int32_t ctwin_strategy_count(void) { return sizeof STRATEGIES / sizeof *STRATEGIES; }

const char *ctwin_strategy_id(int32_t strategy) { return STRATEGIES[strategy].id; }

static void expect(Stage *stage) {
    CTwinRect frames[CTWIN_MAX_ENVIRONMENTS];
    for (int i = 0; i < stage->scene->environment_count; i++) {
        frames[i] = view_on_screen(&stage->environments[i]);
    }
    for (int i = 0; i < stage->scene->step_count; i++) {
        const CTwinStep *step = &stage->steps[i];
        stage->expectations[i] = expectation(
            step, stage->scene, &stage->environments[step->stage], frames[step->stage]);
    }
}

void ctwin_judge(CTwinScenes scenes, int32_t first, int32_t count, CTwinTally *tallies) {
    for (int32_t i = 0; i < scenes.scene_count; i++) {
        const CTwinScene *scene = &scenes.scenes[i];
        Stage stage;
        stage.scene = scene;
        stage.environments = &scenes.environments[scene->first_environment];
        stage.steps = &scenes.steps[scene->first_step];
        stage.events = scenes.events;
        expect(&stage);
        for (int32_t s = 0; s < count; s++) STRATEGIES[first + s].play(&stage, &tallies[s]);
    }
}
